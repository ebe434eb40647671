import type { Day } from '@majak/law/dates';
import type { Case } from './case.ts';
import { caseStates, isEnded } from './case-states.ts';
import { missingPapers } from './who-acts.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/**
 * What happens next, said to the person whose case it is: what is wanted of them goes before anything else, and nobody is
 * told to wait whose papers are missing or whose office is late.
 * @param decideBy The last day of the office's time, where it is known.
 * @param today The day on which it is said; left out, nothing is said of a time that is over.
 */
export function whatNext(
  { state, papers }: Pick<Case, 'state' | 'papers'>,
  decideBy?: Day,
  today?: Day,
): string {
  const { next, ...rest } = caseStates[state];
  if (isEnded(state)) return next;
  const missing = missingPapers(papers).map(({ title }) => title);
  const isLate = state === 'filed' && decideBy !== undefined && today !== undefined && decideBy < today;
  const wanted = missing.length > 0 ? `We still need from you: ${list.format(missing)}.` : '';
  const late = isLate ? 'Its time to decide is over.' : '';
  const idle = !wanted && !late && 'idle' in rest ? rest.idle : '';
  return [wanted, next, late, idle].filter(Boolean).join(' ');
}
