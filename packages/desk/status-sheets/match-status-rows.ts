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

/** `new`: nothing was published of it so far. `differs`: something else was. `same`: nothing to do. `ended`: it was decided already.
 * `contradicts`: lines with its number say different things, and none of them holds. */
export type Verdict = 'new' | 'differs' | 'same' | 'ended' | 'contradicts';

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

function verdictOf({ state, published }: ListedCase, said: readonly PublishedState[]): Verdict {
  if (!waits.has(state)) return 'ended';
  if (said.length > 1) return 'contradicts';
  if (published === undefined) return 'new';
  return said.includes(published as PublishedState) ? 'same' : 'differs';
}

const inWords = ({ state, published }: ListedCase): string =>
  published && published in publishedStates
    ? publishedStates[published as PublishedState]
    : caseStates[state].label;

/** What each number is said to be: once each, in the order of the lines. */
function saidByNumber(rows: readonly StatusRow[]): Map<string, PublishedState[]> {
  const said = new Map<string, PublishedState[]>();
  for (const { number, state } of rows) {
    const before = said.get(number) ?? [];
    if (!before.includes(state)) said.set(number, [...before, state]);
  }
  return said;
}

/** What a spreadsheet says of our cases. Lines with one number that say different things are all shown; two cases may share a number. */
export function matchStatusRows(rows: readonly StatusRow[], cases: readonly ListedCase[]): MatchedSheet {
  const byNumber = saidByNumber(rows);
  const known = new Set(cases.map(({ number }) => number));
  const unmatched = [...byNumber.keys()].filter((number) => !known.has(number));
  const matched = cases.flatMap((one): MatchedRow[] => {
    const said = byNumber.get(one.number);
    const [state] = said ?? [];
    if (!said || !state) return [];
    const { id, reference, title, number } = one;
    return [
      {
        case: { id, reference, title, number },
        state,
        was: inWords(one),
        becomes: said.map((each) => publishedStates[each]).join(' / '),
        verdict: verdictOf(one, said),
      },
    ];
  });
  const missing = cases
    .filter(({ number, state }) => waits.has(state) && !byNumber.has(number))
    .map(({ id, reference, title, number }) => ({ id, reference, title, number }));
  return { matched, unmatched: { count: unmatched.length, first: unmatched.slice(0, shown) }, missing };
}
