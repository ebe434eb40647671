/** What is wrong with one field of what was sent: a code for programs, words for people. */
export type FieldError = { field: string; code: string; message: string };
