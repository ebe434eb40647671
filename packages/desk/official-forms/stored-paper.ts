import {
  type Mapping,
  mappingSchema,
  type PdfField,
  pdfFieldsSchema,
} from '@majak/tools/official-forms/official-form';
import * as z from 'zod';

const pageSizes = z.array(z.object({ width: z.number(), height: z.number() }));
const stored = z.object({
  file: z.string().min(1),
  paper: z.object({ fields: pdfFieldsSchema, pages: pageSizes }),
});

/** A paper as the store has it: the key its files begin with, its fields and pages, and what fills it in. */
export type StoredPaper = {
  file: string;
  fields: readonly PdfField[];
  pages: readonly { width: number; height: number }[];
  mapping: Mapping;
};

/** Reads a mapping; what is none is an empty one. */
export const readMapping = (value: unknown): Mapping => mappingSchema.safeParse(value).data ?? {};

/** Reads a paper from its row. @returns nothing where no PDF was chosen yet. */
export function readStoredPaper(row: unknown): StoredPaper | undefined {
  const { data } = stored.safeParse(row);
  if (!data) return undefined;
  const mapping = typeof row === 'object' && row !== null && 'mapping' in row ? row.mapping : {};
  return { file: data.file, ...data.paper, mapping: readMapping(mapping) };
}
