import { topKey } from '@majak/tools/form/asked-steps';
import { formulaCell } from '@majak/tools/form/formula-cell';
import Papa from 'papaparse';
import type { Payload } from 'payload';
import type { Request } from '../payload-types.ts';
import { findSubmissionKind } from '../submissions/find-submission-kind.ts';
import { openSubmission } from '../submissions/open-submission.ts';

/** Spreadsheets take a file without it for one of another alphabet. */
const byteOrderMark = '\uFEFF';

const always = {
  Reference: ({ reference }: Request) => reference,
  Received: ({ createdAt }: Request) => createdAt,
  Version: ({ formVersion }: Request) => formVersion,
  Stage: ({ stage }: Request) => stage,
};

/** What the form asks no more stands at the end. */
function placeIn(order: readonly string[], path: string): number {
  const at = order.indexOf(topKey(path));
  return at < 0 ? order.length : at;
}

/** The second child after all of the first, whoever came first. */
const rowIn = (path: string): number => Number(/^[^.]+\.(\d+)\./.exec(path)?.[1] ?? 0);

/**
 * Everything that was handed in by a form as a table, oldest first: a row a request, a column an answer, in the order of
 * the form. Spam and what is erased are left out; a cell that a spreadsheet might run is written as text.
 * @param form The key of the form. @returns the table, and how many requests stand in it.
 */
export async function exportFormCsv(payload: Payload, form: string): Promise<{ csv: string; rows: number }> {
  const { docs } = await payload.find({
    collection: 'requests',
    where: { kind: { equals: form }, spam: { not_equals: true }, redactedAt: { exists: false } },
    sort: 'createdAt',
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  const opened = [];
  for (const request of docs) opened.push({ request, lines: (await openSubmission(payload, request)).lines });
  const labels = new Map(
    opened.flatMap(({ lines }) => lines.map(({ path, label }) => [path, label] as const)),
  );
  const order = Object.keys((await findSubmissionKind(payload, form))?.form.fields ?? {});
  const paths = [...labels.keys()].toSorted(
    (one, other) => placeIn(order, one) - placeIn(order, other) || rowIn(one) - rowIn(other),
  );
  const head = [...Object.keys(always), ...paths.map((path) => labels.get(path) ?? path)];
  const rows = opened.map(({ request, lines }) => {
    const texts = new Map(lines.map(({ path, text }) => [path, text]));
    return [
      ...Object.values(always).map((cell) => cell(request)),
      ...paths.map((path) => texts.get(path) ?? ''),
    ];
  });
  const csv = byteOrderMark + Papa.unparse([head, ...rows], { escapeFormulae: formulaCell });
  return { csv, rows: docs.length };
}
