import type { Answers } from '@majak/tools/form/field';
import type { Finding } from '@majak/tools/form/finding';
import * as z from 'zod/mini';
import { postJson } from '../../../client/http.ts';
import { findingSchema } from '../../documents/finding-schema.ts';
import { pictureOf } from '../../documents/picture-of.ts';
import { type Latest, useLatest } from '../../documents/use-latest.ts';
import type { Look } from './draft.ts';

/** What the law wants of it; nothing is known of it before the first answer. */
export type Linted = {
  known: boolean;
  findings: readonly Finding[];
  /** What it was said of. */
  about: Answers;
  right: number;
  missing: number;
  wrong: number;
};

const answer = z.object({
  pages: z.array(z.string()),
  findings: z.array(findingSchema),
  right: z.number(),
  missing: z.number(),
  wrong: z.number(),
});
const unknown: Linted = { known: false, findings: [], about: {}, right: 0, missing: 0, wrong: 0 };

/** Pictures of the pages as addresses; those before stay until new ones are there. */
export type Pages = Omit<Latest<unknown>, 'answer'> & { pages: readonly string[]; linted: Linted };

/**
 * The pages of the document, drawn by the server from the same template as the PDF, and what the law wants of it.
 * @param given As it stands in the form, with faults. Only drawn while `on`.
 */
export function usePages(given: unknown, { layout, logo }: Look, on: boolean): Pages {
  const { answer: drawn, ...latest } = useLatest(
    JSON.stringify({ ...Object(given), layout, logo }),
    on,
    async (body) => {
      const about = JSON.parse(body);
      const { pages, ...linted } = z.parse(answer, await postJson('/documents/invoice/preview', about));
      return { pages: pages.map(pictureOf), linted: { known: true, about, ...linted } };
    },
  );
  return { pages: drawn?.pages ?? [], linted: drawn?.linted ?? unknown, ...latest };
}
