import { logFailure } from '@majak/desk/log';
import { readText } from '@majak/desk/ports/read-text';
import type { Document } from '@majak/tools/documents/document';
import { firstFaults } from '@majak/tools/form/fault';
import { type FieldTexts, textsToAnswers } from '@majak/tools/form/field-texts';
import { fromPost } from '@majak/tools/form/from-post';
import { withPlainPostRows } from '../../form/plain-post-rows.ts';
import { pdfOf } from './document-endpoints.ts';
import { lettersFault } from './letters-fault.ts';
import { clientOf, limitResponse } from './respond.ts';
import { respondFromQueue } from './respond-from-queue.ts';

const maxBytes = 64 * 1024;

/** Why no file was made of what may be right, in words for people. */
export type DocumentRefusal = { words: string; retryAfter?: string };

/** A form to be shown again: all that was typed, what is wrong at its fields, or why nothing was made. */
type FormAgain = {
  status: number;
  typed: FieldTexts;
  said: Record<string, string>;
  refusal?: DocumentRefusal;
  /** Lines that are left to fill in by hand: it is asked whether to. */
  blanks?: number;
};

/** A document that was posted without script: its PDF, or the form again. */
type DocumentPostResult = { pdf: Response; again?: undefined } | { pdf?: undefined; again: FormAgain };

const again = (form: Partial<FormAgain>): DocumentPostResult => ({
  again: { status: 200, typed: {}, said: {}, ...form },
});

/** Reads a plain post of a form and makes its document; everything typed comes back with the page. */
export async function handleDocumentPost(document: Document, request: Request): Promise<DocumentPostResult> {
  const text = await readText(request, maxBytes);
  if (text === undefined)
    return again({ status: 413, refusal: { words: 'This is more than 64 KB. Enter less at a time.' } });
  const { fields } = document.form;
  const post = new URLSearchParams(text);
  const typed = fromPost(fields, post);
  const withRows = withPlainPostRows(fields, typed, post);
  if (withRows) return again({ typed: withRows });
  const reading = document.read(textsToAnswers(fields, typed));
  if (!reading.ok) {
    const said = firstFaults(reading.faults).map(({ field, message }) => [field, message] as const);
    return again({ status: 422, typed, said: Object.fromEntries(said) });
  }
  const lost = lettersFault(reading.value);
  if (lost) return again({ status: 422, typed, said: { [lost.field]: lost.message } });
  const blanks = document.blanks?.(reading.value) ?? 0;
  // The button that was pressed says how many there are, if anybody was told.
  const told = Number.parseInt(post.get('blanks') ?? '', 10) || 0;
  if (blanks > told) return again({ typed, blanks });
  // After the reading: a person who mistypes is not a crowd.
  const made =
    (await limitResponse('pdf', clientOf(request))) ?? (await print(document, reading.value, request));
  return made.ok ? { pdf: made } : again({ typed, ...refused(made) });
}

async function print(document: Document, content: unknown, { signal }: Request): Promise<Response> {
  try {
    return await respondFromQueue(() => pdfOf(document, content, { signal }));
  } catch (error) {
    logFailure('A document that was posted could not be made', error);
    return new Response(null, { status: 500 });
  }
}

function refused({ status, headers }: Response): Pick<FormAgain, 'status' | 'refusal'> {
  const retryAfter = headers.get('retry-after');
  if (!retryAfter)
    return { status, refusal: { words: 'Something broke on our side. Try again in a minute.' } };
  const why =
    status === 429
      ? 'You’ve made a lot of documents in a short time.'
      : 'Many documents are being made at the moment.';
  const wait = `Try again in ${retryAfter} ${retryAfter === '1' ? 'second' : 'seconds'}.`;
  return { status, refusal: { words: `${why} ${wait}`, retryAfter } };
}
