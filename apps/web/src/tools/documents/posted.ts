import { readText } from '@majak/desk/ports/read-text';
import type { Document } from '@majak/tools/documents/document';
import { firstFaults } from '@majak/tools/form/fault';
import { fromPost } from '@majak/tools/form/posted';
import { fromTyped, type Typed } from '@majak/tools/form/typed';
import { withPostedRows } from '../../form/posted-rows.ts';
import { pdfOf } from './makers.ts';
import { clientOf, refusal } from './respond.ts';

const maxBytes = 64 * 1024;

/** A document that was posted without script: its PDF, or the form with what is wrong. */
export type Posted = { pdf: Response } | { pdf?: undefined; typed: Typed; said: Record<string, string> };

/** Reads a plain post of a form and makes its document. */
export async function posted(document: Document, request: Request): Promise<Posted> {
  const refused = await refusal('pdf', clientOf(request));
  if (refused) return { pdf: refused };
  const { fields } = document.form;
  const text = await readText(request, maxBytes);
  const post = new URLSearchParams(text ?? '');
  const typed = fromPost(fields, post);
  const withRows = withPostedRows(fields, typed, post);
  if (withRows) return { typed: withRows, said: {} };
  const reading = document.read(fromTyped(fields, typed));
  if (reading.ok) return { pdf: await pdfOf(document, reading.value, { signal: request.signal }) };
  const said = firstFaults(reading.faults).map(({ field, message }) => [field, message] as const);
  return { typed, said: Object.fromEntries(said) };
}
