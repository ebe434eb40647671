import type { RuleId } from '@majak/law/cz/rules';
import { rulesByDay } from '@majak/law/cz/rules-by-day';
import { periodsOf } from '@majak/law/law-on';
import { expect, test } from 'vitest';
import { sureWords, whenWords } from './period-words.ts';

const firstOf = (id: RuleId) => {
  const [period] = periodsOf(rulesByDay, id);
  if (!period) throw new Error(`${id} has no value`);
  return period;
};

test.each<[RuleId, string]>([
  ['cz.vat.standard', '2023 or before'],
  ['cz.dpp.limit', '2023 or before to 31 December 2024'],
])('%s held: %s', (id, words) => {
  expect(whenWords(firstOf(id))).toBe(words.includes(' to ') ? words : `since ${words}`);
});

test('a period says how sure each of its years is, where they differ', () => {
  expect(
    sureWords([
      { year: 2023, mark: '3!' },
      { year: 2024, mark: '4' },
      { year: 2025, mark: '4' },
      { year: 2026, mark: 'k' },
    ]),
  ).toBe(
    '2023: stated by 3 sources, at least one source says otherwise; 2024 to 2025: confirmed by 4 sources; 2026: not confirmed',
  );
  expect(
    sureWords([
      { year: 2025, mark: '2' },
      { year: 2026, mark: '2' },
    ]),
  ).toBe('confirmed by 2 sources');
});

test('a year that is less sure than the last of its period is not passed over', () => {
  const { marks } = firstOf('cz.vat.registration.limit');
  expect(marks[0]?.mark).toMatch(/!$/);
  expect(sureWords(marks)).toContain('at least one source says otherwise');
});
