import { expect, test } from 'vitest';
import type { Day } from '../dates.ts';
import { isDay } from '../dates.ts';
import { confidence, markOf } from '../law-on.ts';
import { type Distance, type KnownDays, surenesses } from '../legal-clock.ts';
import type { Pause } from '../merge-pauses.ts';
import type { Rule } from '../rule.ts';
import { runClock } from '../run-clock.ts';
import { actAddress } from './act-address.ts';
import { legalClock } from './legal-clock.ts';
import { type RuleId, rules } from './rules.ts';

const kindOf = (id: string) => {
  const found = legalClock.permits.find((kind) => kind.id === id);
  if (!found) throw new Error(`${id} is no kind of permit`);
  return found;
};
const run = (
  id: string,
  filedOn: Day,
  { pauses = [], ...more }: { pauses?: Pause[] } & Partial<KnownDays> = {},
) => runClock(legalClock, { kind: kindOf(id), known: { filedOn, ...more }, pauses });
const stepsOf = (id: string, more: Partial<KnownDays> = {}) =>
  Object.fromEntries(run(id, '2026-02-02', more).steps.map((step) => [step.id, step]));

// The times of § 169t of act 326/1999 as of 12 June 2026, § 170f of it and § 71(3) of act 500/2004, as of 22 November 2026.
test.each([
  ['residence-business', '60 days', '§ 169t(6)(a)(1), (2)', '2026-04-07', undefined],
  ['residence-jobseeker', '60 days', '§ 169t(6)(a)(1), (2)', '2026-04-07', undefined],
  ['long-term-residence', '60 days', '§ 169t(6)(a)(1), (2)', '2026-04-07', undefined],
  ['study', '60 days', '§ 169t(6)(a)(1), (2)', '2026-04-07', undefined],
  ['research', '60 days', '§ 169t(6)(a)(1), (2)', '2026-04-07', undefined],
  ['family-reunification', '270 days', '§ 169t(6)(a)(6)', '2026-10-30', undefined],
  ['family-reunification-in-country', '60 days', '§ 169t(6)(a)(1), (2)', '2026-04-07', undefined],
  ['family-of-card-holder', '90 days', '§ 169t(6)(a)(3), (4)', '2026-05-04', undefined],
  ['family-of-blue-card-mobility', '30 days', '§ 169t(6)(c)', '2026-03-04', '2026-04-07'],
  ['eu-resident', '120 days', '§ 169t(6)(a)(5)', '2026-06-02', undefined],
  ['extension', '60 days', '§ 169t(6)(i)', '2026-04-07', undefined],
  ['permanent-residence', '60 days', '§ 169t(6)(h)(2)', '2026-04-07', undefined],
  ['permanent-residence-other-grounds', '60 days', '§ 169t(6)(h)(2)', '2026-04-07', undefined],
  ['permanent-residence-blue-card', '180 days', '§ 169t(6)(h)(1)', '2026-08-03', undefined],
  ['permanent-residence-abroad', '180 days', '§ 169t(6)(h)(1)', '2026-08-03', undefined],
  ['employee-card', '60 days', '§ 169t(6)(d)', '2026-04-07', '2026-05-04'],
  ['blue-card', '90 days', '§ 169t(6)(e)', '2026-05-04', undefined],
  ['blue-card-mobility', '30 days', '§ 169t(6)(e)', '2026-03-04', '2026-04-07'],
  ['ict-card', '90 days', '§ 169t(6)(f)', '2026-05-04', undefined],
  ['investor', '30 days', '§ 169t(6)(b)', '2026-03-04', '2026-04-07'],
  ['long-term-visa', '90 days', '§ 169t(2)', '2026-05-04', '2026-06-02'],
  ['visa-study', '60 days', '§ 169t(2)', '2026-04-07', undefined],
  ['visa-seasonal', '60 days', '§ 169t(2)', '2026-04-07', undefined],
  ['working-holiday', '90 days', '§ 169t(2)', '2026-05-04', '2026-06-02'],
  ['digital-nomad', '90 days', '§ 169t(2)', '2026-05-04', '2026-06-02'],
  ['visa-extension', '14 days', '§ 169t(4)', '2026-02-16', undefined],
  ['toleration-visa', '30 days', '§ 169t(3)', '2026-03-04', undefined],
  ['toleration-visa-extension', '30 days', '§ 169t(4)', '2026-03-04', undefined],
  ['eu-certificate', '30 days', '§ 71(3)', '2026-03-04', '2026-04-07'],
  ['eu-family-temporary-residence', '60 days', '§ 169t(6)(g)', '2026-04-07', undefined],
  ['permanent-residence-eu', '60 days', '§ 169t(6)(h)(3)', '2026-04-07', undefined],
  ['stateless-status', '6 months', '§ 170f', '2026-08-03', '2027-02-02'],
])('%s filed on 2 February 2026 is decided in %s, %s', (id, time, section, last, complex) => {
  const answer = run(id, '2026-02-02');
  expect(`${answer.span.count} ${answer.span.unit}`).toBe(time);
  expect(answer.places[0]?.section).toBe(section);
  expect(answer.last).toBe(last);
  expect(answer.complex?.last).toBe(complex);
});

// § 66, § 68 and § 69 of act 326/1999 as of 12 June 2026: on what grounds permanent residence is applied for, and where.
test.each([
  ['permanent-residence', 'stated', '§ 69(5)', /Ministry of the Interior.*180 days/],
  ['permanent-residence-other-grounds', 'stated', '§ 69(2), (3), (4)', /embassy.*180 days.*§ 169r\(1\)\(c\)/],
  ['permanent-residence-blue-card', 'read', '§ 68(4)', /60 days.*longer one/],
  ['permanent-residence-abroad', 'stated', '§ 69(1), (6)', /§ 66\(2\) and \(3\)/],
])('%s says on what grounds it is, where it is filed and how sure that is', (id, sureness, section, says) => {
  const answer = run(id, '2026-02-02');
  expect(answer.sureness).toBe(sureness);
  expect(answer.places).toContainEqual({ act: '326/1999 Sb.', section });
  expect(answer.notes.join(' ')).toMatch(says);
});

test('every kind stands in that table, once', () => {
  const ids = legalClock.permits.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining([...legalClock.common]));
  expect(ids).toHaveLength(32);
  expect(new Set(ids).size).toBe(32);
  expect(ids.filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
});

test('asked for documents on 3 March, answered on the 20th: an employee card filed on 2 February', () => {
  const answer = run('employee-card', '2026-02-02', { pauses: [{ from: '2026-03-03', to: '2026-03-20' }] });
  expect(answer.last).toBe('2026-04-21');
  expect(answer.complex?.last).toBe('2026-05-21');
  expect(answer.places).toEqual([
    { act: '326/1999 Sb.', section: '§ 169t(6)(d)' },
    { act: '500/2004 Sb.', section: '§ 40(1)' },
    { act: '326/1999 Sb.', section: '§ 169i(1)' },
    { act: '500/2004 Sb.', section: '§ 64(1)' },
    { act: '500/2004 Sb.', section: '§ 65(1)' },
  ]);
  expect(answer.rules).toContain('cz.decision.afterPause.days');
  expect(answer.sureness).toBe('stated');
  expect(answer.notes).toEqual([]);
});

test('an end that is 15 days after a pause says on what it rests', () => {
  const [note] = run('blue-card', '2026-02-02', { pauses: [{ from: '2026-03-03', to: '2026-08-31' }] }).notes;
  expect(note).toBeUndefined();
  const late = run('employee-card', '2026-02-02', { pauses: [{ from: '2026-03-31', to: '2026-08-31' }] });
  expect(late.last).toBe('2026-09-15');
  expect(late.notes.join()).toContain('§ 169i');
});

test.each<[Day, Day]>([
  ['2015-02-02', '2015-04-03'],
  ['2023-01-02', '2023-03-03'],
  ['2025-12-31', '2026-03-02'],
])(
  'of a time whose page says “not confirmed” for the year of filing nobody is told that the act states it: %s',
  (filedOn, last) => {
    const early = run('employee-card', filedOn);
    expect(early).toMatchObject({ last, sureness: 'unconfirmed' });
    expect(early.notes).toEqual([expect.stringContaining('since 1 January 2026')]);
    const paused = run('employee-card', filedOn, { pauses: [{ from: filedOn, to: filedOn }] });
    expect(paused.sureness).toBe('unconfirmed');
  },
);

test('every kind is as sure as the page of its rule', () => {
  for (const { id, time, sureness } of legalClock.permits)
    for (const year of [2020, 2023, 2024, 2025, 2026, 2027]) {
      const isConfirmed = confidence(markOf(rules, year, time)) !== 'not confirmed';
      expect(run(id, `${year}-02-02`).sureness).toBe(isConfirmed ? sureness : 'unconfirmed');
    }
});

test('a visa is counted by other sections than a permit, and less surely once it was paused', () => {
  const pauses = [{ from: '2026-03-03', to: '2026-03-20' }];
  expect(run('long-term-visa', '2026-02-02').sureness).toBe('stated');
  expect(run('long-term-visa', '2026-02-02', { pauses })).toMatchObject({
    sureness: 'read',
    last: '2026-05-21',
  });
  expect(run('long-term-visa', '2026-02-02', { pauses }).notes.join()).toContain('§ 168(1)');
});

// § 168(1) of act 326/1999 names § 36, the extension of a visa of tolerated stay, and neither § 35 nor § 35a.
test('the extension of a visa proceeds as a permit does, but for that of tolerated stay', () => {
  const pauses = [{ from: '2026-02-10', to: '2026-02-12' }];
  const tolerated = run('toleration-visa-extension', '2026-02-02', { pauses });
  expect(tolerated.places).toContainEqual({ act: '326/1999 Sb.', section: '§ 168(1)' });
  expect(tolerated.sureness).toBe('read');
  expect(tolerated.notes.join(' ')).not.toContain('names no extension');
  const other = run('visa-extension', '2026-02-02', { pauses });
  expect(other.places).not.toContainEqual({ act: '326/1999 Sb.', section: '§ 168(1)' });
  expect(other.sureness).toBe('stated');
});

test('while the time stands still there is no day to decide and none to ask for action', () => {
  const answer = run('employee-card', '2026-02-02', { pauses: [{ from: '2026-03-03' }] });
  expect(answer.last).toBeUndefined();
  expect(answer.complex?.last).toBeUndefined();
  expect(answer.steps.find(({ id }) => id === 'inactivity')).toMatchObject({
    from: undefined,
    by: undefined,
  });
});

const known = {
  arrivedOn: '2026-04-02',
  cardEndsOn: '2028-01-01',
  insuredUntil: '2026-12-31',
  oldestPaperOn: '2025-10-01',
  fingerprintsOn: '2026-05-04',
  invitedOn: '2026-04-30',
};
const permitSteps = stepsOf('employee-card', known);
const visaSteps = stepsOf('long-term-visa', known);
const euSteps = stepsOf('eu-family-temporary-residence', known);
const abroad = stepsOf('permanent-residence-abroad', known);

test.each([
  ['papers are no older than 180 days when filed: § 55(1)', permitSteps.papers, '2025-08-06', '2026-02-02'],
  ['one of 1 October is too old after 30 March', permitSteps['oldest-paper'], undefined, '2026-03-30'],
  ['the office decides on its last day', permitSteps.decision, undefined, '2026-04-07'],
  ['the day after, the Commission can be asked: § 80(3)', permitSteps.inactivity, '2026-04-08', undefined],
  ['for a visa too', visaSteps['visa-inactivity'], '2026-05-05', undefined],
  ['3 working days from Maundy Thursday: § 93(1)', permitSteps['report-address'], undefined, '2026-04-09'],
  ['30 days of EU families, a Saturday: § 93(2)', euSteps['report-address-eu'], undefined, '2026-05-04'],
  ['fingerprints in 30 days: § 44(1)', permitSteps['biometrics-after-arrival'], undefined, '2026-05-04'],
  ['the decision in 3 working days: § 74(1)', abroad['decision-after-arrival'], undefined, '2026-04-09'],
  ['the card in 60 days of them: § 44(3)', permitSteps['pick-up'], undefined, '2026-07-03'],
  ['that of EU families in 30: § 169r(1)(b)', euSteps['pick-up-eu'], undefined, '2026-06-01'],
  [
    'comprehensive cover in 90 days: § 180j(5)',
    permitSteps['insurance-after-arrival'],
    undefined,
    '2026-07-01',
  ],
  ['insurance before it ends', permitSteps.insurance, undefined, '2026-12-31'],
  [
    'an extension from 120 days before, to the next working day: § 47(1)',
    permitSteps.extend,
    '2027-09-03',
    '2028-01-03',
  ],
  ['that of a visa from 90 days before: § 60(2)', visaSteps['extend-visa'], '2027-10-03', '2028-01-03'],
  ['papers together 30 days before', permitSteps['extend-in-good-time'], undefined, '2027-12-02'],
])('%s', (_, step, from, by) => {
  expect(step).toMatchObject({ from, by });
});

test('steps come in the order of time, and those without a date after them', () => {
  const dates = run('employee-card', '2026-02-02', { arrivedOn: '2026-04-02' }).steps.map(
    ({ from, by }) => by ?? from ?? '9999-12-31',
  );
  expect(dates).toEqual(dates.toSorted());
  expect(dates.at(-1)).toBe('9999-12-31');
  expect(stepsOf('employee-card')['oldest-paper']).toBeUndefined();
});

test('every kind names who decides and who is above them, with the place in an act', () => {
  for (const { id, office, proceedings } of legalClock.permits)
    for (const one of [office, proceedings.whenLate.superior]) {
      expect(one.name, id).toMatch(/\S/);
      expect(one.officialName, id).toMatch(/\S/);
      for (const { act, section } of one.places) {
        expect(actAddress(act)).toMatch(/^https:/);
        expect(section).toMatch(/^§ \d/);
      }
    }
});

test.each([
  ['employee-card', '§ 169t(6)(d)'],
  ['eu-certificate', '§ 71(3)'],
  ['stateless-status', '§ 170f'],
])('the decision on %s stands where its time does', (id, section) => {
  expect(stepsOf(id).decision?.places.map((place) => place.section)).toEqual([section]);
});

// § 170d(2) of act 326/1999 leaves § 170a, the Commission, out of proceedings on statelessness.
test('a delay over the status of a stateless person is put to the minister', () => {
  const { steps, whenLate } = run('stateless-status', '2026-02-02');
  expect(whenLate).toMatchObject({ from: '2026-08-04', superior: { officialName: 'ministr vnitra' } });
  expect(whenLate.what).not.toContain('Commission');
  expect(steps.filter(({ title }) => title.includes('Commission'))).toEqual([]);
  expect(steps.find(({ id }) => id === 'minister-inactivity')).toMatchObject({
    from: '2026-08-04',
    sureness: 'read',
  });
});

// § 169t(8), (9) of act 326/1999: from the record that it will approve until the card is taken over.
test('who was invited for the card is told that the time stands still, and from no day that it is over', () => {
  for (const days of [{ invitedOn: '2026-04-30' }, { fingerprintsOn: '2026-05-04' }]) {
    const answer = run('employee-card', '2026-02-02', days);
    expect(answer.notes[0]).toContain('§ 169t(8) and (9)');
    expect(answer.whenLate.from).toBeUndefined();
  }
  expect(run('employee-card', '2026-02-02').approved).toBeUndefined();
  expect(run('long-term-visa', '2026-02-02', { invitedOn: '2026-04-30' }).approved).toBeUndefined();
});

test('while the time stands still there is no day from which it is over', () => {
  expect(run('study', '2026-02-02', { pauses: [{ from: '2026-03-03' }] }).whenLate.from).toBeUndefined();
});

test('kinds name steps that are there, and every step is named', () => {
  const ids = legalClock.steps.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const named = new Set(legalClock.permits.flatMap(({ steps }) => steps));
  expect([...named].toSorted()).toEqual(ids.toSorted());
});

test('a number in the words of a step is that of its rule', () => {
  const countOf = ({ days }: Distance): string =>
    String(typeof days === 'number' ? days : rules[days as RuleId].values.at(-1)?.value);
  for (const { when, opens, closes, anchor } of legalClock.steps) {
    const distances = [opens, closes].filter((one): one is Distance => typeof one === 'object');
    if (anchor === 'decideBy') continue;
    for (const distance of distances) expect(when.match(/\d+/g), when).toContain(countOf(distance));
  }
});

test('what the law says is said with its place, what is advice has none', () => {
  for (const { places, sureness } of legalClock.steps) {
    expect(Object.keys(surenesses)).toContain(sureness);
    expect(places.length > 0).toBe(sureness !== 'advice');
    for (const { act, section } of places) {
      expect(actAddress(act)).toMatch(/^https:/);
      expect(section).toMatch(/^§ \d/);
    }
  }
});

test('each time was read in the act on a day', () => {
  const whole: Readonly<Record<string, Rule>> = rules;
  for (const { time, complex } of legalClock.permits)
    for (const id of [time, ...(complex ? [complex.time] : [])]) {
      const [source] = whole[id]?.sources ?? [];
      expect(source?.kind).toBe('act');
      expect(isDay(source?.readOn ?? '')).toBe(true);
    }
});
