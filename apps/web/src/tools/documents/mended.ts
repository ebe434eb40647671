import type { Answers, Fields } from '@majak/tools/form/field';
import { readable, type Typed, toTyped } from '@majak/tools/form/typed';
import * as z from 'zod/mini';
import { postJson } from '../../client/http.ts';

const reply = z.object({ document: z.looseObject({}), before: z.looseObject({}) });

/** The texts of a form with what differs between two documents: what could not be read of it stays as it was typed. */
export function withDifference(
  fields: Fields,
  typed: Typed,
  [before, after]: readonly [Answers, Answers],
): Typed {
  const [was, now] = [readable(fields, toTyped(fields, before)), readable(fields, toTyped(fields, after))];
  const changed = Object.keys({ ...was, ...now }).filter((path) => (was[path] ?? '') !== (now[path] ?? ''));
  return { ...typed, ...Object.fromEntries(changed.map((path) => [path, now[path] ?? ''])) };
}

/**
 * Has one finding of a document mended, which may be unfinished.
 * @returns what it does to the texts of its form. @throws what `postJson` throws.
 */
export async function mended(slug: string, rule: string, given: unknown) {
  const { document, before } = z.parse(
    reply,
    await postJson(`/documents/${slug}/mend`, { rule, document: given }),
  );
  return (fields: Fields, typed: Typed): Typed => withDifference(fields, typed, [before, document]);
}
