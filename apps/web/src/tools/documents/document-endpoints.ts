import { drawDocument, printDocument, wordDocument } from '@majak/desk/documents/print-document';
import type { WorkOptions } from '@majak/desk/documents/worker-queue';
import { site } from '@majak/desk/site';
import type { Document, DocumentFile } from '@majak/tools/documents/document';
import { unprintable } from '@majak/tools/documents/unprintable';
import { withPlaceholders } from '@majak/tools/documents/with-placeholders';
import * as z from 'zod/mini';
import { problem } from '../../problem.ts';
import { today } from '../../today.ts';
import { downloadResponse } from './download-response.ts';
import { lettersFault } from './letters-fault.ts';
import { respondFromQueue } from './respond-from-queue.ts';
import { validationProblem } from './validation-problem.ts';

/** @param given The body, unchecked. @param client Who asks: of previews only the latest waits. */
export type DocumentRequest = { document: Document; given: unknown; client: string; signal: AbortSignal };
type Make = (asked: DocumentRequest) => Promise<Response>;

/** What stands in for what is not there yet: a document with lines to fill in by hand has one for a number too. */
const placeholders = ({ form, read, blanks }: Document) => ({
  fields: form.fields,
  read,
  today: today(),
  home: site.jurisdiction.code.toUpperCase(),
  ...(blanks ? {} : { noNumber: 0 as const }),
});

const noStore = { 'Cache-Control': 'no-store' };
const json = (body: unknown): Response => Response.json(body, { headers: noStore });

const read = async (
  { document, given }: DocumentRequest,
  make: (content: unknown) => Promise<Response>,
): Promise<Response> => {
  const reading = document.read(given);
  return reading.ok ? make(reading.value) : validationProblem(reading.faults);
};

/** Of what is read to be a file: nothing that was sent is left out of it in silence. */
const readForFile = (asked: DocumentRequest, make: (content: unknown) => Promise<Response>) =>
  read(asked, async (content) => {
    const left = asked.document.leftOut?.(asked.given, content);
    return left ? validationProblem([left]) : make(content);
  });

/** A document as a file. @throws QueueFull, WorkCancelled as the queue does. */
export async function pdfOf(document: Document, content: unknown, wanted?: WorkOptions): Promise<Response> {
  const bytes = await printDocument({ template: document.template, view: document.view(content) }, wanted);
  const name = `${document.fileName(content)}.pdf`;
  const blanks = document.blanks?.(content);
  return downloadResponse({ body: new Uint8Array(bytes), type: 'application/pdf', name, blanks });
}

/** A file that is a text, as a browser writes it too. */
const written =
  ({ type, ending, write }: DocumentFile): Make =>
  (asked) =>
    readForFile(asked, async (content) =>
      downloadResponse({
        body: (await write?.(content)) ?? '',
        type: `${type}; charset=utf-8`,
        name: `${asked.document.fileName(content)}.${ending}`,
      }),
    );

/** A document for Word. */
const docx =
  ({ type, ending }: DocumentFile): Make =>
  (asked) =>
    readForFile(asked, (content) =>
      respondFromQueue(async () => {
        const { document, signal } = asked;
        const bytes = await wordDocument(document.view(content), { signal });
        return downloadResponse({
          body: new Uint8Array(bytes),
          type,
          name: `${document.fileName(content)}.${ending}`,
          blanks: document.blanks?.(content),
        });
      }),
    );

const pdf: Make = (asked) =>
  readForFile(asked, async (content) => {
    const lost = lettersFault(content);
    if (lost) return validationProblem([lost]);
    return respondFromQueue(() => pdfOf(asked.document, content, { signal: asked.signal }));
  });

const check: Make = (asked) =>
  read(asked, async (content) => json({ findings: asked.document.check(content, today(), asked.given) }));

/** A document that is not finished, as it looks by now, with what the law wants of it: what is missing is a gap. */
const preview: Make = ({ document, given, client, signal }) =>
  respondFromQueue(async () => {
    const { draft } = withPlaceholders(given, placeholders(document));
    const view = document.view(draft);
    const pages = await drawDocument({ template: document.template, view }, { signal, latestOf: client });
    const findings = document.check(draft, today());
    return json({
      pages,
      findings,
      unprintable: unprintable(draft),
      notes: [],
      blanks: document.blanks?.(draft) ?? 0,
    });
  });

const mending = z.object({ rule: z.string(), document: z.unknown() });

/** The document with one finding mended, and as it was understood before; it may be unfinished. */
const mend: Make = async ({ document, given }) => {
  const body = mending.safeParse(given);
  if (!body.success)
    return validationProblem([
      { field: 'body', code: 'invalid', message: 'Send an object with rule and document' },
    ]);
  const { draft } = withPlaceholders(body.data.document, placeholders(document));
  const mended = document.mend(draft, body.data.rule, today());
  return mended === undefined
    ? problem({ status: 422, title: 'There is nothing to mend by this rule' })
    : json({ document: mended, before: draft });
};

/** What can be made of a document, by the last part of the address. */
export const documentEndpoints = ({ files }: Document): ReadonlyMap<string, Make> =>
  new Map([
    ['pdf', pdf],
    ...files.filter(({ write }) => write).map((file) => [file.format, written(file)] as const),
    ...files.filter(({ format }) => format === 'docx').map((file) => [file.format, docx(file)] as const),
    ['check', check],
    ['preview', preview],
    ['mend', mend],
  ]);
