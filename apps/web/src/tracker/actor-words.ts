import type { Actor, CaseReader } from '@majak/tools/cases/case-states';

/** Whose turn it is, where nobody is spoken to. */
const others = {
  we: 'It’s our turn',
  'the office': 'It’s the office’s turn',
  nobody: 'There’s nothing left to do',
} as const;

/** Whose turn it is, as a client is told, and whoever they shared their case with. */
export const actorWords: Readonly<Record<CaseReader, Readonly<Record<Actor, string>>>> = {
  client: { ...others, you: 'It’s your turn' },
  'shared with': { ...others, you: 'It’s the client’s turn' },
};
