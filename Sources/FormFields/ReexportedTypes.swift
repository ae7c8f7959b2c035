// What validators and formats take and give, so that who uses them need not import ICUKit.

@_exported public import struct ICUKit.CalendarDate
@_exported public import struct ICUKit.Script
