import { definitionFaults } from '@majak/tools/forms/applications/editor-forms/definition-faults';
import type { FormDefinition } from '@majak/tools/forms/applications/editor-forms/form-definition';
import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload';
import { definitionOfForm } from './definition-of-form.ts';
import { lastFormVersion } from './form-versions.ts';

/** What is missing around the questions, by its field in the studio. */
const missing = ({
  title,
  lead,
  minutes,
  service,
  thanks,
}: FormDefinition): [field: string, says: string][] =>
  (
    [
      ['title', title === '' && 'The form has no title'],
      ['lead', lead === '' && 'Say in a sentence or two who the form is for'],
      ['minutes', !(minutes > 0) && 'Say how many minutes the form takes'],
      ['service', service === '' && 'Say what the requests are filed under'],
      ['thanksTitle', thanks.title === '' && 'Say what to show above the thanks'],
      ['next', thanks.next.length === 0 && 'Say what happens next, one step a line'],
    ] as const
  ).flatMap(([field, says]) => (says ? [[field, says] as [string, string]] : []));

/** All that stands in the way of publishing a form, each at its field, in whole sentences. */
export function formFaults(definition: FormDefinition): { path: string; message: string }[] {
  const faults = definitionFaults(definition).map((says) => ['pages', says]);
  return [...missing(definition), ...faults].map(([path = '', says]) => ({ path, message: `${says}.` }));
}

const withoutVersion = ({ version: _, ...definition }: FormDefinition): string => JSON.stringify(definition);

/** The version of a form that is published: that of the last one if nothing is different, otherwise one more, written down. */
async function versionOf(definition: FormDefinition, req: PayloadRequest): Promise<number> {
  const last = await lastFormVersion(req.payload, definition.slug, req);
  if (last && withoutVersion(last) === withoutVersion(definition)) return last.version;
  const version = (last?.version ?? 0) + 1;
  await req.payload.create({
    collection: 'form-versions',
    data: {
      slug: definition.slug,
      version,
      definition: JSON.stringify({ ...definition, version }),
    },
    depth: 0,
    overrideAccess: true,
    req,
  });
  return version;
}

/**
 * Writes down each version of a form that is published, before it is: what is handed in names the version it was made with.
 * A draft may be unfinished.
 * @throws ValidationError with all that is wrong with one that is published.
 */
export const keepFormVersion: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (data._status !== 'published') return data;
  const definition = definitionOfForm({ ...originalDoc, ...data }, 0);
  const faults = formFaults(definition);
  if (faults.length > 0)
    throw new ValidationError({ errors: faults.map((fault) => ({ ...fault, label: fault.message })) });
  return { ...data, version: await versionOf(definition, req) };
};
