import type { Actor } from '@majak/tools/cases/case-states';

/** Whose turn it is, as a client is told. */
export const actorWords: Readonly<Record<Actor, string>> = {
  you: 'It’s your turn',
  we: 'It’s our turn',
  'the office': 'It’s the office’s turn',
  nobody: 'There’s nothing left to do',
};
