import type { Answers, Fields } from '@majak/tools/form/field';
import { answersToTexts, type FieldTexts, formatTexts } from '@majak/tools/form/field-texts';
import * as z from 'zod/mini';
import { postJson } from '../../client/http.ts';

const reply = z.object({ document: z.looseObject({}), before: z.looseObject({}) });

/** The texts of a form with what differs between two documents: what could not be read of it stays as it was typed. */
export function withDifference(
  fields: Fields,
  typed: FieldTexts,
  [before, after]: readonly [Answers, Answers],
): FieldTexts {
  const [was, now] = [
    formatTexts(fields, answersToTexts(fields, before)),
    formatTexts(fields, answersToTexts(fields, after)),
  ];
  const changed = Object.keys({ ...was, ...now }).filter((path) => (was[path] ?? '') !== (now[path] ?? ''));
  return { ...typed, ...Object.fromEntries(changed.map((path) => [path, now[path] ?? ''])) };
}

/**
 * Has one finding of a document mended, which may be unfinished.
 * @returns what it does to the texts of its form. @throws what `postJson` throws.
 */
export async function requestFix(slug: string, rule: string, given: unknown) {
  const { document, before } = z.parse(
    reply,
    await postJson(`/documents/${slug}/mend`, { rule, document: given }),
  );
  return (fields: Fields, typed: FieldTexts): FieldTexts => withDifference(fields, typed, [before, document]);
}
