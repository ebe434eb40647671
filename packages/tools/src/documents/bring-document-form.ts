import type { Form } from '../form/form.ts';
import type { LoadDocumentForm } from './load-document-form.ts';

type Listed = { documentForms: Readonly<Record<string, LoadDocumentForm>> };

/**
 * Brings the form of a document of a country that has the common screen: a page brings its own and no other, without what
 * is printed and what the law wants.
 * @returns nothing for a document that has none.
 */
export async function bringDocumentForm(country: string, slug: string): Promise<Form | undefined> {
  const { documentForms }: Listed = await import(`./${country}/document-forms.ts`);
  return documentForms[slug]?.();
}
