import { legalClock } from '@majak/law/cz/legal-clock';
import { addDays } from '@majak/law/dates';
import { runClock } from '@majak/law/run-clock';
import { expect, test } from 'vitest';
import type { TwoLanguages } from '../../two-language-view.ts';
import { applicationIds } from '../applied-for.ts';
import { requestAgainstInactivity } from './definition.ts';
import type { Inactivity } from './inactivity-form.ts';
import { lastDayToDecide } from './last-day.ts';

const today = '2026-11-22';
const sample = requestAgainstInactivity.sample(today) as Inactivity;
const { applicant } = sample;
const found = (rule: string, change: Partial<Inactivity>) => {
  const finding = requestAgainstInactivity
    .check({ ...sample, ...change }, today)
    .find((one) => one.rule === rule);
  return finding && `${finding.state} ${finding.section}`;
};
const czech = (given: Inactivity) =>
  (requestAgainstInactivity.view(given) as TwoLanguages).parts
    .flatMap(({ rows }) =>
      rows.map(({ local }) => local.map((one) => (typeof one === 'string' ? one : '____')).join('')),
    )
    .join('\n');

type Said = string | undefined;
type Case = [what: string, rule: string, Partial<Inactivity>, Said, Partial<Inactivity>, Said];

test.each<Case>([
  ['who asks', 'who', {}, 'right § 37(2)', { applicant: { ...applicant, bornOn: null } }, 'missing § 37(2)'],
  [
    'a birthday to come',
    'born',
    {},
    undefined,
    { applicant: { ...applicant, bornOn: '2099-01-01' } },
    'wrong § 23',
  ],
  ['the matter', 'matter', {}, 'right § 37(2)', { fileNumber: null }, 'missing § 37(2)'],
  [
    'a kind we do not know',
    'matter',
    { fileNumber: 'OAM-1/ZK-2026' },
    'right § 37(2)',
    { fileNumber: 'OAM-1/QQ-2026' },
    'missing § 37(2)',
  ],
  ['the time', 'late', { filedOn: '2026-09-18' }, 'right § 169t', { filedOn: '2026-09-23' }, 'wrong § 169t'],
  ['days that do not count', 'late', { stopped: 50 }, 'right § 169t', { stopped: 70 }, 'wrong § 169t'],
  ['no day of filing', 'late', {}, 'right § 169t', { filedOn: null }, 'missing § 169t'],
  ['another act', 'late', { applied: 'other' }, 'right § 71(3)', { applied: 'family' }, 'wrong § 169t'],
  ['an approval', 'invited', {}, undefined, { invited: true }, 'wrong § 169t(9)'],
])('%s is looked at, by its section', (_, rule, one, first, other, second) => {
  expect(found(rule, one)).toBe(first);
  expect(found(rule, other)).toBe(second);
});

test('what is always so is said with its section', () => {
  expect(['where', 'request', 'outcome', 'signed'].map((rule) => found(rule, {}))).toEqual([
    'right § 170a(1)',
    'right § 80(3)',
    'right § 80(4), (6)',
    'missing § 37(2)',
  ]);
});

test.each([
  ['residence', '2026-01-01', '2026-03-02'],
  ['visa', '2026-01-01', '2026-04-01'],
  ['permanent', '2024-02-29', '2024-08-27'],
] as const)('%s filed on %s is decided by %s', (applied, filedOn, last) =>
  expect(lastDayToDecide({ ...sample, applied, filedOn })).toBe(last),
);

// § 65(1) of act 500/2004: the time ends no earlier than 15 days after a suspension.
test.each([
  ['2026-03-31', '2026-03-31', 1, '2026-04-15'],
  ['2026-03-03', '2026-03-20', 18, '2026-04-21'],
] as const)(
  'an employee card suspended from %s to %s is decided by the day its clock says',
  (from, to, stopped, last) => {
    const given = {
      ...sample,
      applied: 'employeeCard',
      filedOn: '2026-02-02',
      stopped,
      stoppedUntil: to,
    } as const;
    expect(lastDayToDecide(given)).toBe(last);
    const kind = legalClock.permits.find(({ id }) => id === 'employee-card');
    if (!kind) throw new Error('There is an employee card');
    const clock = runClock(legalClock, { kind, known: { filedOn: '2026-02-02' }, pauses: [{ from, to }] });
    expect(clock.last).toBe(last);
  },
);

test('every application has its words and its time', () => {
  for (const applied of applicationIds) {
    const given = { ...sample, applied, filedOn: addDays(today, -400) };
    expect(found('late', given)).toMatch(/^right/);
    expect(czech(given)).toMatch(/podána moje žádost o \S+/);
  }
});

test('the file number is written as the ministry writes it, and what is none is refused', () => {
  expect(czech({ ...sample, fileNumber: 'oam-00777/tp-2026' })).toContain('OAM-777/TP-2026');
  expect(requestAgainstInactivity.read({ ...sample, fileNumber: 'OAM-1-911/TP-2026' })).toMatchObject({
    ok: false,
    faults: [{ field: 'fileNumber' }],
  });
});

test('what is not known is a line to write on', () => {
  expect(czech({ ...sample, fileNumber: null, filedOn: null }).match(/____/g)).toHaveLength(3);
});
