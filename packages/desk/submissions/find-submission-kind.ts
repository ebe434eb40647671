import { applicationOf } from '@majak/tools/forms/applications/editor-forms/application-of-definition';
import {
  definedFormSlug,
  type FormDefinition,
} from '@majak/tools/forms/applications/editor-forms/form-definition';
import type { Payload } from 'payload';
import { findFormVersion, lastFormVersion } from '../content/form-versions.ts';
import type { SubmissionKind } from './submission-kind.ts';
import { applicationKind, submissionKindOf } from './submission-kinds.ts';

/** What is handed in by a form that an editor built. */
export const definedKind = (definition: FormDefinition): SubmissionKind =>
  applicationKind(applicationOf(definition));

/**
 * A kind by the key of its form: one in code, or one that an editor built, which is read from the store.
 * @param version That of the answers: a form of an editor is opened as it was when they were given. Without it the last one.
 * @returns nothing if there is none, or none any more.
 */
export async function findSubmissionKind(
  payload: Payload,
  key: unknown,
  version?: number,
): Promise<SubmissionKind | undefined> {
  const slug = definedFormSlug(key);
  if (slug === undefined) return submissionKindOf(key);
  const definition = await (version === undefined
    ? lastFormVersion(payload, slug)
    : findFormVersion(payload, slug, version));
  return definition && definedKind(definition);
}
