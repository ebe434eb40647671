import type { Form } from '../form/form.ts';

/** Brings the form of a document, without what is printed of it and what the law wants. */
export type LoadDocumentForm = () => Promise<Form>;
