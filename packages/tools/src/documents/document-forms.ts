import { documentForms as czech } from './cz/document-forms.ts';
import type { LoadDocumentForm } from './load-document-form.ts';
import { documentForms as slovak } from './sk/document-forms.ts';

/**
 * The form of each document that has the common screen, by its slug: a page brings its own and no other, without what is
 * printed and what the law wants.
 */
export const documentForms: Readonly<Record<string, LoadDocumentForm>> = { ...czech, ...slovak };
