import { expect, test } from 'vitest';
import type { CaseChange } from './case.ts';
import { caseChangeKinds } from './case-change-kinds.ts';
import { caseOfChanges } from './case-of-changes.ts';
import { lastTold } from './last-told.ts';

const kinds = caseChangeKinds([{ value: 'employee-card', label: 'Employee card' }]);
type Made = [kind: CaseChange['kind'], author?: CaseChange['author'], answers?: CaseChange['answers']];

/** When a case was last told of that went through these changes, one a day from 1 November on. */
const told = (...changes: Made[]): string | undefined => {
  const made = changes.map(([kind, author = 'agency', answers = {}], index) => ({
    number: index + 1,
    kind,
    answers,
    author,
    at: `2026-11-0${index + 1}T10:00:00.000Z`,
  }));
  const now = caseOfChanges('MJK-0000-0000', made);
  return now && lastTold(kinds, now).slice(0, 10);
};

test.each<[string, Made[], string]>([
  ['opening it', [['opened']], '2026-11-01'],
  ['a step', [['opened'], ['filed', 'agency', { on: '2026-11-01' }]], '2026-11-02'],
  ['a message of ours', [['opened'], ['message', 'agency', { text: 'x' }]], '2026-11-02'],
  ['not one of theirs', [['opened'], ['message', 'client', { text: 'x' }]], '2026-11-01'],
  ['not a paper of theirs', [['opened'], ['paper-given', 'client', { paper: 1 }]], '2026-11-01'],
  ['not a note', [['opened'], ['note', 'agency', { text: 'x' }]], '2026-11-01'],
  ['not a task', [['opened'], ['task-set', 'agency', { title: 'x' }]], '2026-11-01'],
  ['taking a step back', [['opened'], ['filed'], ['undone', 'agency', { change: 2 }]], '2026-11-03'],
])('a client hears of their case by %s', (_, changes, day) => {
  expect(told(...changes)).toBe(day);
});
