import type { FormDefinition } from '@majak/tools/forms/applications/editor-forms/form-definition';
import { openPayload } from '../payload.ts';
import { findFormVersion, lastFormVersion } from './form-versions.ts';
import { asStranger } from './read.ts';

/** What lists show of a form that an editor built. */
export type ListedForm = { slug: string; title: string; lead: string };

/** The forms of editors that are published, by their titles. */
export async function listForms(): Promise<ListedForm[]> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    ...asStranger,
    depth: 0,
    collection: 'forms',
    select: { slug: true, title: true, lead: true },
    sort: 'title',
    pagination: false,
  });
  return docs.map(({ slug, title, lead }) => ({ slug, title, lead: lead ?? '' }));
}

/** What search engines are told of a form that an editor built. */
export async function findFormTags(slug: string) {
  const payload = await openPayload();
  const { docs } = await payload.find({
    ...asStranger,
    collection: 'forms',
    where: { slug: { equals: slug } },
    select: { seoTag: true },
    limit: 1,
    pagination: false,
  });
  return docs[0]?.seoTag;
}

/** A form of an editor as strangers have it now; nothing where none is published under this slug. */
export async function findForm(slug: string): Promise<FormDefinition | undefined> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    ...asStranger,
    depth: 0,
    collection: 'forms',
    where: { slug: { equals: slug } },
    select: { slug: true, version: true },
    limit: 1,
    pagination: false,
  });
  const version = docs[0]?.version;
  return version ? findFormVersion(payload, slug, version) : undefined;
}

/** Every published form of editors, as strangers have it now. */
export async function findForms(): Promise<FormDefinition[]> {
  const found = await Promise.all((await listForms()).map(({ slug }) => findForm(slug)));
  return found.filter((definition) => definition !== undefined);
}

/** A published form as it was at a version, newest or not: what somebody had open when it was changed. Nothing where it never had that version. */
export async function findFormAt(slug: string, version: number): Promise<FormDefinition | undefined> {
  const now = await findForm(slug);
  return now && findFormVersion(await openPayload(), slug, version);
}

/** The last form that was published under a slug, whether strangers can still open it or not: for what they handed in. */
export const findFormOnceThere = async (slug: string): Promise<FormDefinition | undefined> =>
  lastFormVersion(await openPayload(), slug);
