import { formulaCell } from '@majak/tools/form/formula-cell';
import Papa from 'papaparse';
import type { Endpoint } from 'payload';
import { roleOf } from '../content/access.ts';
import { type FormCompletion, formCompletion } from '../submissions/form-completion.ts';
import { refuse } from './request-actions-access.ts';

/** As far back as is told: older days say little of a form as it is. */
export const completionDays = 90;
const dayMs = 86_400_000;

/** The first day that is told of. @param now In milliseconds. */
export const completionSince = (now: number): string =>
  new Date(now - completionDays * dayMs).toISOString().slice(0, 10);

/** Spreadsheets take a file without it for one of another alphabet. */
const byteOrderMark = '\uFEFF';
const head = ['Form', 'Version', 'Page', 'Reached', 'Left here'];

const rowsOf = ({ title, version, pages, handedIn }: FormCompletion) => [
  ...pages.map((page) => [title, version, page.title, page.reached, page.left]),
  [title, version, 'Handed in', handedIn, ''],
];

/** How far people get, as a table for everybody who works in the studio: `GET /api/page-counts/csv`. It holds numbers alone. */
export const completionCsvEndpoint: Endpoint = {
  path: '/csv',
  method: 'get',
  handler: async (req) => {
    if (!roleOf(req)) return refuse(403, 'Sign in first.');
    const rows = (await formCompletion(req.payload, completionSince(Date.now()))).flatMap(rowsOf);
    return new Response(byteOrderMark + Papa.unparse([head, ...rows], { escapeFormulae: formulaCell }), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="how-far-people-get.csv"',
        'Cache-Control': 'private, no-store',
      },
    });
  },
};
