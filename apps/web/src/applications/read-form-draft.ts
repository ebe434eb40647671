import { definitionOfForm } from '@majak/desk/content/definition-of-form';
import { formFaults } from '@majak/desk/content/keep-form-version';
import { type Draft, readDraft } from '@majak/desk/content/read';
import { applicationOf } from '@majak/tools/forms/applications/editor-forms/application-of-definition';
import { placeOfDraft } from './application-address.ts';
import type { PlacedApplication } from './find-placed-application.ts';

/** The draft of a form: walked through with the token of its preview, or what it still lacks. */
export type FormDraft = { title: string } & (Required<PlacedApplication> | { faults: readonly string[] });

/** A draft of the studio as the form it will be. */
export function formDraft({ doc }: Extract<Draft, { kind: 'forms' }>, token: string): FormDraft {
  const { title } = doc;
  const written = definitionOfForm(doc, doc.version ?? 1);
  const faults = formFaults(written);
  if (faults.length > 0) return { title, faults: faults.map(({ message }) => message) };
  // A key of its own: what is tried out here is no draft of the form.
  const definition = { ...written, slug: `preview-${doc.id}` };
  return {
    title,
    definition,
    application: { ...applicationOf(definition), addresses: placeOfDraft(token) },
  };
}

/** The draft of a form that a preview token stands for; nothing for a token of anything else. */
export async function readFormDraft(token: string): Promise<FormDraft | undefined> {
  const draft = await readDraft(token);
  return draft?.kind === 'forms' ? formDraft(draft, token) : undefined;
}
