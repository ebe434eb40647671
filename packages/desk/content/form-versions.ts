import type { FormDefinition } from '@majak/tools/forms/applications/editor-forms/form-definition';
import type { Payload, PayloadRequest } from 'payload';
import type { FormVersion } from '../payload-types.ts';
import { formDefinitionSchema } from './form-definition-schema.ts';

const definitionIn = ({ definition }: FormVersion): FormDefinition =>
  formDefinitionSchema.parse(JSON.parse(definition));

/** The newest version of a form; of all that ever had this slug, so that a version is never given twice. */
export async function lastFormVersion(
  payload: Payload,
  slug: string,
  req?: PayloadRequest,
): Promise<FormDefinition | undefined> {
  const { docs } = await payload.find({
    collection: 'form-versions',
    where: { slug: { equals: slug } },
    sort: '-version',
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true,
    ...(req ? { req } : {}),
  });
  return docs[0] && definitionIn(docs[0]);
}

/** Versions never change: what was read once is known. */
const known = new Map<string, FormDefinition>();

/** A form as it was when it had this version; nothing where it never had. */
export async function findFormVersion(
  payload: Payload,
  slug: string,
  version: number,
): Promise<FormDefinition | undefined> {
  const name = `${slug} ${version}`;
  const before = known.get(name);
  if (before) return before;
  const { docs } = await payload.find({
    collection: 'form-versions',
    where: { slug: { equals: slug }, version: { equals: version } },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  const definition = docs[0] && definitionIn(docs[0]);
  if (definition) known.set(name, definition);
  return definition;
}
