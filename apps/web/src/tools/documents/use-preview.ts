import type { Answers } from '@majak/tools/form/field';
import type { Finding } from '@majak/tools/form/finding';
import * as z from 'zod/mini';
import { postJson } from '../../client/http.ts';
import { findingSchema } from './finding-schema.ts';
import { type Latest, useLatest } from './use-latest.ts';

const texts = z.array(z.string());
const drawing = z.object({
  pages: texts,
  findings: z.array(findingSchema),
  unprintable: texts,
  notes: z.array(z.object({ field: z.string(), says: z.string() })),
  blanks: z.number(),
});

export type Preview = Omit<Latest<unknown>, 'answer'> & {
  /** Whether anything was said of it by now. */
  isKnown: boolean;
  /** Pictures of the pages as addresses; those before stay until new ones are there. */
  pages: readonly string[];
  /** What the law wants of it. */
  findings: readonly Finding[];
  /** What all of this was said about. */
  about: Answers;
  /** Letters that no font of the document has. */
  unprintable: readonly string[];
  /** What else is to be said of an answer, by its field. */
  notes: readonly { field: string; says: string }[];
  /** Lines that are left to write on by hand. */
  blanks: number;
};

const nothing = { pages: [], findings: [], about: {}, unprintable: [], notes: [], blanks: 0 };
/** A picture that loads as an address: nothing in it can run. */
const pictureOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** A document while it grows: its pages and what the law wants of it, as the server draws and checks them. Only asked for while `on`. */
export function usePreview(slug: string, given: unknown, on: boolean): Preview {
  const { answer, ...latest } = useLatest(JSON.stringify(given), on, async (body) => {
    const about = JSON.parse(body);
    const said = z.parse(drawing, await postJson(`/documents/${slug}/preview`, about));
    return { ...said, about, pages: said.pages.map(pictureOf) };
  });
  return { ...(answer ?? nothing), ...latest, isKnown: answer !== undefined };
}
