import type { Case, CasePaper } from './case.ts';
import { type Actor, caseStates, isEnded } from './case-states.ts';

/** Papers that the client has still to bring: those nobody has seen yet, and those that would not do. */
export const missingPapers = <Paper extends Pick<CasePaper, 'state'>>(
  papers: readonly Paper[],
): readonly Paper[] => papers.filter(({ state }) => state === 'asked' || state === 'returned');

/** Whose turn it is: the client's as long as a paper is missing, otherwise as the state of the case says. */
export const whoActs = ({ state, papers }: Case): Actor =>
  !isEnded(state) && missingPapers(papers).length > 0 ? 'you' : caseStates[state].actor;
