import * as z from 'zod';

const named = z.object({ id: z.number(), reference: z.string(), title: z.string(), number: z.string() });

/** What a spreadsheet would change, as the screen of the studio gets it. */
export const sheetPreviewSchema = z.object({
  lines: z.number(),
  sheets: z.number(),
  /** Lines that seem to be about an application, and could not be read. */
  unread: z.number(),
  matched: z.array(
    z.object({
      case: named,
      state: z.string(),
      was: z.string(),
      becomes: z.string(),
      verdict: z.enum(['new', 'differs', 'same', 'ended', 'contradicts']),
    }),
  ),
  unmatched: z.object({ count: z.number(), first: z.array(z.string()) }),
  missing: z.array(named),
});

/** What came of applying it. */
export const appliedSchema = z.object({
  made: z.number(),
  same: z.number(),
  refused: z.array(z.object({ reference: z.string(), why: z.string() })),
});

export type SheetPreview = z.infer<typeof sheetPreviewSchema>;
export type Applied = z.infer<typeof appliedSchema>;
