import { readText } from '@majak/desk/ports/read-text';
import type { Document } from '@majak/tools/documents/document';
import { firstFaults } from '@majak/tools/form/fault';
import { type FieldTexts, textsToAnswers } from '@majak/tools/form/field-texts';
import { fromPost } from '@majak/tools/form/from-post';
import { withPlainPostRows } from '../../form/plain-post-rows.ts';
import { pdfOf } from './document-endpoints.ts';
import { clientOf, limitResponse } from './respond.ts';

const maxBytes = 64 * 1024;

/** A document that was posted without script: its PDF, or the form with what is wrong. */
export type DocumentPostResult =
  | { pdf: Response }
  | { pdf?: undefined; typed: FieldTexts; said: Record<string, string> };

/** Reads a plain post of a form and makes its document. */
export async function handleDocumentPost(document: Document, request: Request): Promise<DocumentPostResult> {
  const refused = await limitResponse('pdf', clientOf(request));
  if (refused) return { pdf: refused };
  const { fields } = document.form;
  const text = await readText(request, maxBytes);
  const post = new URLSearchParams(text ?? '');
  const typed = fromPost(fields, post);
  const withRows = withPlainPostRows(fields, typed, post);
  if (withRows) return { typed: withRows, said: {} };
  const reading = document.read(textsToAnswers(fields, typed));
  if (reading.ok) return { pdf: await pdfOf(document, reading.value, { signal: request.signal }) };
  const said = firstFaults(reading.faults).map(({ field, message }) => [field, message] as const);
  return { typed, said: Object.fromEntries(said) };
}
