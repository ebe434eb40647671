import type { DocumentStart } from './use-document.ts';

/** What the server said of a post, for the list on top of the page. */
export const serverErrorList = (said: DocumentStart['said'] = {}): { field: string; message: string }[] =>
  Object.entries(said).map(([field, message]) => ({ field, message }));
