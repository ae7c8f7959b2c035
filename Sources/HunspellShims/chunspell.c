#include "chunspell.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

typedef struct Hunhandle Hunhandle;

struct chunspell_library {
  void *handle;
  Hunhandle *(*create)(const char *, const char *);
  void (*destroy)(Hunhandle *);
  const char *(*encoding)(Hunhandle *);
  int (*spell)(Hunhandle *, const char *);
  int (*suggest)(Hunhandle *, char ***, const char *);
  void (*free_list)(Hunhandle *, char ***, int);
};

struct chunspell_dictionary {
  const chunspell_library *library;
  Hunhandle *handle;
};

struct chunspell_suggestions {
  chunspell_dictionary *dictionary;
  char **words;
  int count;
};

// A pointer to an object cannot be cast to one to a function in C, but both are as long.
static bool find(void *handle, const char *name, void *function) {
  void *symbol = dlsym(handle, name);
  *(void **)function = symbol;
  return symbol != NULL;
}

chunspell_library *chunspell_library_open(const char *name) {
  void *handle = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (!handle) { return NULL; }
  chunspell_library *library = calloc(1, sizeof *library);
  if (library) {
    library->handle = handle;
    if (find(handle, "Hunspell_create", &library->create) &&
        find(handle, "Hunspell_destroy", &library->destroy) &&
        find(handle, "Hunspell_get_dic_encoding", &library->encoding) &&
        find(handle, "Hunspell_spell", &library->spell) &&
        find(handle, "Hunspell_suggest", &library->suggest) &&
        find(handle, "Hunspell_free_list", &library->free_list)) {
      return library;
    }
  }
  free(library);
  dlclose(handle);
  return NULL;
}

void chunspell_library_close(chunspell_library *library) {
  dlclose(library->handle);
  free(library);
}

chunspell_dictionary *chunspell_open(
    const chunspell_library *library, const char *affixes, const char *words) {
  chunspell_dictionary *dictionary = malloc(sizeof *dictionary);
  if (!dictionary) { return NULL; }
  dictionary->library = library;
  dictionary->handle = library->create(affixes, words);
  if (dictionary->handle) { return dictionary; }
  free(dictionary);
  return NULL;
}

void chunspell_close(chunspell_dictionary *dictionary) {
  dictionary->library->destroy(dictionary->handle);
  free(dictionary);
}

const char *chunspell_encoding(const chunspell_dictionary *dictionary) {
  const char *encoding = dictionary->library->encoding(dictionary->handle);
  return encoding ? encoding : "";
}

bool chunspell_has_word(chunspell_dictionary *dictionary, const char *word) {
  return dictionary->library->spell(dictionary->handle, word) != 0;
}

chunspell_suggestions *chunspell_suggest(chunspell_dictionary *dictionary, const char *word) {
  chunspell_suggestions *suggestions = malloc(sizeof *suggestions);
  if (!suggestions) { return NULL; }
  suggestions->dictionary = dictionary;
  suggestions->words = NULL;
  suggestions->count =
      dictionary->library->suggest(dictionary->handle, &suggestions->words, word);
  return suggestions;
}

int32_t chunspell_suggestion_count(const chunspell_suggestions *suggestions) {
  return suggestions->count > 0 ? suggestions->count : 0;
}

const uint8_t *chunspell_suggestion(
    const chunspell_suggestions *suggestions, int32_t index, int32_t *length) {
  *length = (int32_t)strlen(suggestions->words[index]);
  return (const uint8_t *)suggestions->words[index];
}

void chunspell_suggestions_close(chunspell_suggestions *suggestions) {
  chunspell_dictionary *dictionary = suggestions->dictionary;
  if (suggestions->count > 0) {
    dictionary->library->free_list(dictionary->handle, &suggestions->words, suggestions->count);
  }
  free(suggestions);
}
