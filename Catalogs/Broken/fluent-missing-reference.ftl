welcome = Welcome to { -brand }
