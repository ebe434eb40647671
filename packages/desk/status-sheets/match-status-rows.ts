import type { PublishedState } from '@majak/law/jurisdiction';
import { type CaseState, caseStates } from '@majak/tools/cases/case-states';
import { publishedStates } from '@majak/tools/cases/published-states';
import type { StatusRow } from './status-sheet.ts';

/** A case as it is compared with a spreadsheet. */
export type ListedCase = {
  id: number;
  reference: string;
  title: string;
  number: string;
  state: CaseState;
  /** What the office published of it last, if anything. */
  published?: string;
};

/** `new`: nothing was published of it so far. `differs`: something else was. `same`: nothing to do. `ended`: it was decided already. */
export type Verdict = 'new' | 'differs' | 'same' | 'ended';

export type MatchedRow = {
  case: Pick<ListedCase, 'id' | 'reference' | 'title' | 'number'>;
  state: PublishedState;
  /** What is known of it, in words. */
  was: string;
  becomes: string;
  verdict: Verdict;
};

export type MatchedSheet = {
  matched: readonly MatchedRow[];
  /** How many lines are about nobody here, and the first of their numbers. */
  unmatched: { count: number; first: readonly string[] };
  /** Cases that wait for the office, and that the spreadsheet does not name. */
  missing: readonly MatchedRow['case'][];
};

const waits: ReadonlySet<CaseState> = new Set(['filed', 'suspended']);
const shown = 20;

function verdictOf({ state, published }: ListedCase, row: StatusRow): Verdict {
  if (!waits.has(state)) return 'ended';
  if (published === undefined) return 'new';
  return published === row.state ? 'same' : 'differs';
}

const inWords = ({ state, published }: ListedCase): string =>
  published && published in publishedStates
    ? publishedStates[published as PublishedState]
    : caseStates[state].label;

/** What a spreadsheet says of our cases. Of several lines with one number the last holds; two cases may share a number. */
export function matchStatusRows(rows: readonly StatusRow[], cases: readonly ListedCase[]): MatchedSheet {
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  const known = new Set(cases.map(({ number }) => number));
  const unmatched = [...byNumber.keys()].filter((number) => !known.has(number));
  const matched = cases.flatMap((one): MatchedRow[] => {
    const row = byNumber.get(one.number);
    if (!row) return [];
    const { id, reference, title, number } = one;
    return [
      {
        case: { id, reference, title, number },
        state: row.state,
        was: inWords(one),
        becomes: publishedStates[row.state],
        verdict: verdictOf(one, row),
      },
    ];
  });
  const missing = cases
    .filter(({ number, state }) => waits.has(state) && !byNumber.has(number))
    .map(({ id, reference, title, number }) => ({ id, reference, title, number }));
  return { matched, unmatched: { count: unmatched.length, first: unmatched.slice(0, shown) }, missing };
}
