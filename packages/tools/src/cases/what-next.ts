import type { Day } from '@majak/law/dates';
import type { Case } from './case.ts';
import { type CaseReader, type CaseState, caseStates, isEnded } from './case-states.ts';
import { missingPapers } from './who-acts.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** Whether the office still has an application whose time to decide is over. */
export const isLate = (state: CaseState, decideBy: Day | undefined, today: Day): boolean =>
  state === 'filed' && decideBy !== undefined && decideBy < today;

const from: Readonly<Record<CaseReader, string>> = { client: 'you', 'shared with': 'the client' };

/**
 * What happens next: what is wanted of them goes before anything else, and nobody is
 * told to wait whose papers are missing or whose office is late.
 * @param decideBy The last day of the office's time, where it is known.
 * @param today The day on which it is said; left out, nothing is said of a time that is over.
 * @param reader To whom it is said.
 */
export function whatNext(
  { state, papers }: Pick<Case, 'state' | 'papers'>,
  decideBy?: Day,
  today?: Day,
  reader: CaseReader = 'client',
): string {
  const { next, ...rest } = caseStates[state];
  if (isEnded(state)) return next[reader];
  const missing = missingPapers(papers).map(({ title }) => title);
  const wanted = missing.length > 0 ? `We still need from ${from[reader]}: ${list.format(missing)}.` : '';
  const late = today !== undefined && isLate(state, decideBy, today) ? 'Its time to decide is over.' : '';
  const idle = !wanted && !late && 'idle' in rest ? rest.idle[reader] : '';
  return [wanted, next[reader], late, idle].filter(Boolean).join(' ');
}
