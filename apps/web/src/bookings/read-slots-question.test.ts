import { expect, test } from 'vitest';
import { readSlotsQuestion } from './read-slots-question.ts';

const by = { now: new Date('2026-11-24T12:00:00Z'), officeZone: 'Europe/Prague' };
const ask = (query: string) => readSlotsQuestion(new URLSearchParams(query), by);
const faultsOf = (query: string) => {
  const read = ask(query);
  return read.ok ? [] : read.faults.map(({ field, code }) => `${field} ${code}`);
};

test('days are those of the zone that is asked for', () => {
  expect(ask('')).toEqual({
    ok: true,
    value: { from: '2026-11-24', to: '2026-11-24', zone: 'Europe/Prague' },
  });
  // There it is the 25th already.
  expect(ask('zone=pacific/auckland')).toMatchObject({
    ok: true,
    value: { from: '2026-11-25', zone: 'Pacific/Auckland' },
  });
  expect(faultsOf('zone=Pacific/Auckland&from=2026-11-24')).toEqual(['from past']);
});

test.each([
  ['zone=Moon/Sea', ['zone unknown']],
  ['zone=%2B02:00', ['zone unknown']],
  ['from=2026-11-30&to=2026-11-29', ['to order']],
  ['from=2026-11-24&to=2027-01-25', ['to too_long']],
  ['from=2026-02-30', ['from invalid', 'to invalid']],
  ['from=2020-01-01&to=2020-01-02', ['from past']],
  ['from=tomorrow&to=', ['from invalid', 'to invalid']],
  ['form=2026-11-25', ['form unrecognized_keys']],
  // The day after the last one of four figures is none that can be counted from.
  ['from=9999-12-30&to=9999-12-31', ['to far']],
  ['from=2026-11-24&from=2026-11-25', ['from repeated']],
])('%s is refused', (query, faults) => {
  expect(faultsOf(query)).toEqual(faults);
});

test('sixty-two days are the most', () => {
  expect(ask('from=2026-11-24&to=2027-01-24').ok).toBe(true);
});
