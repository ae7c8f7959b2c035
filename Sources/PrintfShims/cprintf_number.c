#include "cprintf_number.h"

#include <stdio.h>

int32_t cprintf_number(
    char *buffer, int32_t capacity, char letter, bool alternative, int32_t precision,
    double number) {
  char format[6] = "%";
  int length = 1;
  if (alternative) { format[length++] = '#'; }
  format[length++] = '.';
  format[length++] = '*';
  format[length] = letter;
  // A precision below 0 is none.
  return snprintf(buffer, (size_t)capacity, format, precision, number);
}
