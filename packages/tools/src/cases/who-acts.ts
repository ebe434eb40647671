import type { Case } from './case.ts';
import { type Actor, caseStates, isEnded } from './case-states.ts';

/** Whose turn it is: the client's as long as a paper is missing, otherwise as the state of the case says. */
export const whoActs = ({ state, papers }: Case): Actor =>
  !isEnded(state) && papers.some((paper) => paper.state === 'asked' || paper.state === 'returned')
    ? 'you'
    : caseStates[state].actor;
