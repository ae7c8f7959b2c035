#ifndef CHUNSPELL_H
#define CHUNSPELL_H

#include <stdbool.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// The library of Hunspell, found when the program runs: nothing is needed to build it.
typedef struct chunspell_library chunspell_library;

/// A dictionary. For one thread at a time.
typedef struct chunspell_dictionary chunspell_dictionary;

/// Words that a dictionary has instead of another one.
typedef struct chunspell_suggestions chunspell_suggestions;

/// Loads the library by its name or path; `NULL` where it is not there, or lacks a function that
/// is needed. It must stay open as long as one of its dictionaries.
chunspell_library *_Nullable chunspell_library_open(const char *name);

void chunspell_library_close(chunspell_library *library);

/// Reads a dictionary: the file of its affixes and that of its words, both of which must be there.
chunspell_dictionary *_Nullable chunspell_open(
    const chunspell_library *library, const char *affixes, const char *words);

void chunspell_close(chunspell_dictionary *dictionary);

/// The encoding that words and suggestions are in, such as "UTF-8" or "ISO8859-1".
const char *chunspell_encoding(const chunspell_dictionary *dictionary);

/// Whether a dictionary has a word.
bool chunspell_has_word(chunspell_dictionary *dictionary, const char *word);

/// Searches for words that are like another one, best first; takes up to a quarter of a second.
chunspell_suggestions *_Nullable chunspell_suggest(
    chunspell_dictionary *dictionary, const char *word);

int32_t chunspell_suggestion_count(const chunspell_suggestions *suggestions);

/// The suggestion at an index, which must be below the count, and its length in bytes.
const uint8_t *chunspell_suggestion(
    const chunspell_suggestions *suggestions, int32_t index, int32_t *length);

void chunspell_suggestions_close(chunspell_suggestions *suggestions);

#pragma clang assume_nonnull end

#endif
