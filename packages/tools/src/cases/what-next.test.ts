import { expect, test } from 'vitest';
import type { CasePaper, PaperState } from './case.ts';
import { type CaseState, caseStates } from './case-states.ts';
import { isLate, whatNext } from './what-next.ts';

const paper = (title: string, state: PaperState): CasePaper => ({
  number: 2,
  title,
  why: '',
  state,
  files: [],
});
const waiting = 'You don’t have to do anything until it writes.';

test.each<[string, CaseState, readonly CasePaper[], string]>([
  ['nothing is wanted', 'filed', [], `The office is looking at your application. ${waiting}`],
  [
    'a paper is missing',
    'filed',
    [paper('Lease', 'asked')],
    'We still need from you: Lease. The office is looking at your application.',
  ],
  [
    'one would not do',
    'filed',
    [paper('Lease', 'returned'), paper('Photograph', 'asked'), paper('Diploma', 'accepted')],
    'We still need from you: Lease and Photograph. The office is looking at your application.',
  ],
  [
    'we look at it',
    'filed',
    [paper('Lease', 'given')],
    `The office is looking at your application. ${waiting}`,
  ],
  [
    'the matter is done',
    'closed',
    [paper('Lease', 'asked')],
    'This matter is done. We’ll keep it for as long as the law requires, then erase it.',
  ],
])('where %s, that is what happens next', (_, state, papers, said) => {
  expect(whatNext({ state, papers })).toBe(said);
});

test('whoever a case was shared with is not spoken to as its client', () => {
  const said = (state: CaseState, papers: readonly CasePaper[] = []) =>
    whatNext({ state, papers }, undefined, undefined, 'shared with');
  expect(said('filed', [paper('Lease', 'asked')])).toBe(
    'We still need from the client: Lease. The office is looking at the application.',
  );
  expect(said('filed')).toContain('The client doesn’t have to do anything until it writes.');
  for (const state of Object.keys(caseStates) as CaseState[])
    expect(said(state, [paper('Lease', 'asked')])).not.toMatch(/\byou/i);
});

test('nobody is told to wait for an office whose time is over', () => {
  const filed = { state: 'filed', papers: [] } as const;
  expect(whatNext(filed, '2026-04-07', '2026-04-07')).toContain(waiting);
  const late = whatNext(filed, '2026-04-07', '2026-04-08');
  expect(late).toContain('Its time to decide is over.');
  expect(late).not.toContain(waiting);
  expect(whatNext({ state: 'suspended', papers: [] }, '2026-04-07', '2026-04-08')).not.toContain('over');
});

test('an office is late from the day after its last one, and only while it has the application', () => {
  expect(isLate('filed', '2026-04-07', '2026-04-07')).toBe(false);
  expect(isLate('filed', '2026-04-07', '2026-04-08')).toBe(true);
  expect(isLate('suspended', '2026-04-07', '2026-04-08')).toBe(false);
  expect(isLate('filed', undefined, '2026-04-08')).toBe(false);
});
