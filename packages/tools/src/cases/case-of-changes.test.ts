import { describe, expect, test } from 'vitest';
import type { CaseChange } from './case.ts';
import { type CaseChangeId, caseChangeKinds } from './case-change-kinds.ts';
import { caseObstacles, lastMove } from './case-obstacle.ts';
import { caseOfChanges } from './case-of-changes.ts';
import { type CaseState, caseStates, isEnded } from './case-states.ts';

const kinds = caseChangeKinds([{ value: 'employee-card', label: 'Employee card' }]);
const today = '2026-11-22';

type Told = readonly [CaseChangeId, Record<string, unknown>?];
const opening: Told = [
  'opened',
  { permit: 'employee-card', name: 'Ana Sample', email: 'ana@example.com', bornOn: '1990-02-28' },
];
const changesOf = (...told: readonly Told[]): CaseChange[] =>
  told.map(([kind, answers = {}], at) => ({
    number: at + 1,
    kind,
    answers,
    author: 'agency',
    at: `2026-01-01T10:00:0${at % 10}.000Z`,
  }));
function caseOf(...told: readonly Told[]) {
  const found = caseOfChanges('MJK-7F3K-9QX2', changesOf(opening, ...told));
  if (!found) throw new Error('No case');
  return found;
}
const filed: Told = ['filed', { on: '2026-01-15', office: 'Prague', officeNumber: 'OAM-1/ZK-2026' }];
const suspended: Told = ['suspended', { from: '2026-03-03', reason: 'A lease', answerBy: '2026-03-31' }];
const resumed: Told = ['resumed', { on: '2026-03-20' }];
const granted: Told = ['decided', { on: '2026-05-04', outcome: 'granted' }];

test('what is no case is none', () => {
  expect(caseOfChanges('MJK-7F3K-9QX2', [])).toBeUndefined();
  expect(caseOfChanges('MJK-7F3K-9QX2', changesOf(filed))).toBeUndefined();
});

test('a case goes from its opening to its end', () => {
  const whole = caseOf(filed, suspended, resumed, granted, ['closed']);
  expect(whole).toMatchObject({
    state: 'closed',
    permit: 'employee-card',
    person: { name: 'Ana Sample', email: 'ana@example.com', bornOn: '1990-02-28' },
    filedOn: '2026-01-15',
    office: 'Prague',
    officeNumber: 'OAM-1/ZK-2026',
    pauses: [{ from: '2026-03-03', to: '2026-03-20', reason: 'A lease', answerBy: '2026-03-31' }],
    endedOn: '2026-05-04',
    lastNumber: 6,
  });
  expect(whole.history.map(({ kind }) => kind)).toEqual([
    'opened',
    'filed',
    'suspended',
    'resumed',
    'decided',
    'closed',
  ]);
});

test('a decision ends a suspension that was still open', () => {
  expect(caseOf(filed, suspended, granted).pauses).toMatchObject([{ from: '2026-03-03', to: '2026-05-04' }]);
});

test('a paper is asked for, handed in, sent back, handed in again and accepted', () => {
  const file = { id: 'x'.repeat(43), name: 'lease.pdf', type: 'application/pdf', size: 9 };
  const asked: Told = ['paper-asked', { title: 'Lease', why: '', due: '2026-02-01' }];
  const given: Told = ['paper-given', { paper: 2, files: [file] }];
  const back: Told = ['paper-returned', { paper: 2, why: 'It is not signed' }];
  expect(caseOf(asked).papers).toMatchObject([{ number: 2, title: 'Lease', state: 'asked', files: [] }]);
  expect(caseOf(asked, given, back).papers).toMatchObject([
    { state: 'returned', returned: 'It is not signed' },
  ]);
  expect(caseOf(asked, given, back, given, ['paper-accepted', { paper: 2 }]).papers).toMatchObject([
    { state: 'accepted', files: [file, file] },
  ]);
});

test('messages, notes, tasks, the person and the mails are kept', () => {
  const now = caseOf(
    ['message', { text: 'Hello' }],
    ['note', { text: 'Calls back' }],
    ['task-set', { title: 'Call the office' }],
    ['task-set', { title: 'Write to the landlord', due: '2026-02-02' }],
    ['task-done', { task: 4 }],
    ['person', { name: 'Ana Samplová', email: 'ana@example.com' }],
    ['mails', { on: false }],
  );
  expect(now.messages.map(({ text }) => text)).toEqual(['Hello']);
  expect(now.notes.map(({ text }) => text)).toEqual(['Calls back']);
  expect(now.tasks).toEqual([
    { number: 4, title: 'Call the office', done: true },
    { number: 5, title: 'Write to the landlord', due: '2026-02-02', done: false },
  ]);
  expect(now.person).toEqual({ name: 'Ana Samplová', email: 'ana@example.com' });
  expect(now.mails).toBe(false);
});

test('the last step can be taken back, again and again, as if it had never been', () => {
  const before = caseOf(filed, suspended);
  expect(lastMove(kinds, before)?.number).toBe(3);
  const once = caseOf(filed, suspended, ['undone', { change: 3 }]);
  expect(once).toMatchObject({ state: 'filed', pauses: [] });
  expect(lastMove(kinds, once)?.number).toBe(2);
  const twice = caseOf(filed, suspended, ['undone', { change: 3 }], ['undone', { change: 2 }]);
  expect(twice).toMatchObject({ state: 'preparing', officeNumber: '' });
  expect(twice.history.map(({ kind }) => kind)).toEqual(['opened', 'undone', 'undone']);
  expect(twice.filedOn).toBeUndefined();
  expect(lastMove(kinds, twice)).toBeUndefined();
});

describe('what cannot be done is refused, with the field', () => {
  const obstacle = (now: Told[], [kind, answers = {}]: Told, author: 'agency' | 'client' = 'agency') =>
    caseObstacles(kinds, caseOf(...now), { kind, answers, author }, today).map(
      ({ field, code }) => `${field} ${code}`,
    );
  test.each<[string, Told[], Told, string[]]>([
    ['filing', [], filed, []],
    ['filing twice', [filed], filed, ['body wrong_state']],
    ['filing tomorrow', [], ['filed', { on: '2026-11-23' }], ['on out_of_order']],
    ['opening again', [], opening, ['body wrong_state']],
    ['suspending before filing', [], suspended, ['body wrong_state']],
    ['a reason before the filing', [filed], ['suspended', { from: '2026-01-14' }], ['from out_of_order']],
    ['a reason on the day of filing', [filed], ['suspended', { from: '2026-01-15' }], []],
    [
      'a second suspension within the first',
      [filed, suspended, resumed],
      ['suspended', { from: '2026-03-19' }],
      ['from out_of_order'],
    ],
    [
      'an end before its beginning',
      [filed, suspended],
      ['resumed', { on: '2026-03-02' }],
      ['on out_of_order'],
    ],
    ['an end of nothing', [filed], resumed, ['body wrong_state']],
    ['deciding while suspended', [filed, suspended], granted, []],
    ['deciding twice', [filed, granted], granted, ['body wrong_state']],
    ['closing while the office works', [filed], ['closed'], ['body wrong_state']],
    ['withdrawing what was decided', [filed, granted], ['withdrawn', { on: today }], ['body wrong_state']],
    ['a paper that nobody asked for', [], ['paper-accepted', { paper: 7 }], ['paper out_of_order']],
    ['a task that is none', [], ['task-done', { task: 7 }], ['task out_of_order']],
    ['writing once it is closed', [filed, granted, ['closed']], ['message', { text: 'Thanks' }], []],
    ['taking back the opening', [], ['undone', { change: 1 }], ['change not_last']],
    ['taking back an older step', [filed, suspended], ['undone', { change: 2 }], ['change not_last']],
    ['taking back the last step', [filed, suspended], ['undone', { change: 3 }], []],
  ])('%s', (_, now, wanted, expected) => {
    expect(obstacle(now, wanted)).toEqual(expected);
  });

  test('a client writes, hands papers in, enters days and shares the case, and does nothing else', () => {
    const allowed = Object.entries(kinds)
      .filter(([, { by }]) => by.includes('client'))
      .map(([id]) => id);
    expect(allowed).toEqual([
      'paper-given',
      'days',
      'message',
      'link-made',
      'calendar-made',
      'link-withdrawn',
    ]);
    expect(obstacle([], filed, 'client')).toEqual(['body not_allowed']);
  });
});

test('every state can be reached from the opening, and every one that has not ended can be left', () => {
  const leaves = (state: CaseState) =>
    Object.values(kinds)
      .filter(({ from, to }) => to && from?.includes(state))
      .flatMap(({ to = [] }) => to);
  const reached = new Set<CaseState>(['preparing']);
  for (const state of reached) for (const next of leaves(state)) reached.add(next);
  expect([...reached].sort()).toEqual(Object.keys(caseStates).sort());
  for (const state of Object.keys(caseStates) as CaseState[])
    expect([state, leaves(state).length > 0]).toEqual([state, !isEnded(state) || state === 'withdrawn']);
});

test('days that the law counts from are those of the last entry', () => {
  const first: Told = ['days', { arrivedOn: '2026-04-02', cardEndsOn: '2028-01-01' }];
  expect(caseOf(first).days).toEqual({ arrivedOn: '2026-04-02', cardEndsOn: '2028-01-01' });
  expect(caseOf(first, ['days', { cardEndsOn: '2028-02-01' }]).days).toEqual({ cardEndsOn: '2028-02-01' });
  const wanted = { kind: 'days', author: 'client' } as const;
  expect(caseObstacles(kinds, caseOf(), { ...wanted, answers: {} }, today)).toEqual([]);
  expect(
    caseObstacles(kinds, caseOf(), { ...wanted, answers: { fingerprintsOn: '2026-11-23' } }, today),
  ).toMatchObject([{ field: 'fingerprintsOn', message: 'That day is in the future' }]);
});
