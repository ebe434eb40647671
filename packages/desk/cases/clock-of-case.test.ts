import type { CaseChangeId } from '@majak/tools/cases/case-change-kinds';
import { caseOfChanges } from '@majak/tools/cases/case-of-changes';
import { describe, expect, test } from 'vitest';
import { caseCalendar } from './case-calendar.ts';
import { clientView } from './client-view.ts';
import { clockOfCase, stepsLeft } from './clock-of-case.ts';

type Told = readonly [CaseChangeId, Record<string, unknown>];
const opened: Told = ['opened', { permit: 'employee-card', name: 'Ana', email: 'ana@example.com' }];
const filed: Told = ['filed', { on: '2026-02-02' }];
const granted: Told = ['decided', { on: '2026-03-02', outcome: 'granted' }];
const closed: Told = ['closed', {}];
const days: Told = [
  'days',
  {
    arrivedOn: '2026-04-02',
    invitedOn: '2026-04-30',
    fingerprintsOn: '2026-05-04',
    cardEndsOn: '2028-01-01',
    insuredUntil: '2026-12-31',
  },
];

function caseOf(...told: readonly Told[]) {
  const changes = [opened, ...told].map(([kind, answers], at) => ({
    number: at + 1,
    kind,
    answers,
    author: 'agency' as const,
    at: `2026-01-0${at + 1}T10:00:00.000Z`,
  }));
  const found = caseOfChanges('MJK-7F3K-9QX2', changes);
  if (!found) throw new Error('No case');
  return found;
}
const byId = (steps: readonly { id: string; from: unknown; by: unknown }[]) =>
  Object.fromEntries(steps.filter(({ from, by }) => from ?? by).map(({ id, from, by }) => [id, [from, by]]));

/** Counted by hand from the act: 2 April 2026 is a Thursday, Good Friday and Easter Monday follow it. */
const counted = {
  'report-address': [undefined, '2026-04-09'],
  'biometrics-after-arrival': [undefined, '2026-05-04'],
  biometrics: [undefined, '2026-04-30'],
  'pick-up': [undefined, '2026-07-03'],
  insurance: [undefined, '2026-12-31'],
  extend: ['2027-09-03', '2028-01-03'],
  'extend-in-good-time': [undefined, '2027-12-02'],
};

describe('days that a case knows', () => {
  test('while the office has it they date its steps', () => {
    expect(byId(clockOfCase(caseOf(filed, days))?.steps ?? [])).toMatchObject(counted);
    expect(clockOfCase(caseOf(filed))?.steps.find(({ id }) => id === 'extend')?.by).toBeUndefined();
  });

  test.each([
    ['before it is filed', [days]],
    ['once it is granted', [filed, days, granted]],
    ['once it is closed', [filed, days, granted, closed]],
  ] as const)('%s too', (_, told) => {
    const now = caseOf(...told);
    expect(byId(stepsLeft(now))).toMatchObject(counted);
    expect(clientView(now).stepsLeft).toEqual(stepsLeft(now));
    const calendar = caseCalendar(now, new Date('2026-01-01T00:00:00Z'));
    for (const day of ['20270903', '20280103', '20260703', '20261231'])
      expect(calendar).toContain(`DTSTART;VALUE=DATE:${day}`);
  });

  test('without a day there is nothing to say before the filing, and nothing after a refusal', () => {
    expect(stepsLeft(caseOf())).toEqual([]);
    const refused: Told = ['decided', { on: '2026-03-02', outcome: 'refused' }];
    expect(stepsLeft(caseOf(filed, days, refused))).toEqual([]);
    expect(stepsLeft(caseOf(filed, days, refused, closed))).toEqual([]);
  });
});
