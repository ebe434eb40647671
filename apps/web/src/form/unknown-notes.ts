/** What is said of answers in a saved file or a draft that the form has no field for any more: whole sentences, none where there are none. */
export const unknownNotes = (unknown: readonly string[]): string[] =>
  unknown.length === 0
    ? []
    : ['The form has changed since then. It no longer asks for these answers:', ...unknown];
