import { toNumber } from '@majak/law/exact';
import { rulesByDay } from '@majak/law/sk/rules-by-day';
import { plain, rule } from '@majak/law/term';
import { expect, test } from 'vitest';
import { lawOfDay } from '../calculator/law-of-day.ts';
import { premium } from './premium.ts';
import { socialOfBase } from './trade-year.ts';

const law = lawOfDay(rulesByDay, '2026-11-21');
const euros = (base: number) => plain(base, 'EUR');
const social = (base: number) => toNumber(socialOfBase(law, euros(base)).number);
const fund = (name: string, id: Parameters<typeof rule>[1]) => [name, name, rule(law, id)] as const;
const [sickness, oldAge, disability, reserve, unemployment] = [
  fund('sickness', 'sk.social.self.sickness'),
  fund('oldAge', 'sk.social.self.oldAge'),
  fund('disability', 'sk.social.self.disability'),
  fund('reserve', 'sk.social.self.reserve'),
  fund('unemployment', 'sk.social.voluntary.unemployment'),
] as const;

/** Published premiums of bases that no calculator asks for: other years, other people, an act that did not pass. */
test.each([
  ['SK-SE-01', 715, 237.02],
  ['SK-SE-04', 914.4, 303.11],
  ['SK-SE-05: at once it would be 131.35', 396.24, 131.34],
  ['SK-SE-06: had the act not passed', 762, 252.59],
  ['SK-SE-08: 2024', 652, 216.13],
  ['SK-SE-27: the forecast of 2027, 60 % of 1 620', 972, 322.21],
  ['the highest base of 2025', 15_730, 5_214.49],
])('%s: %d', (_, base, due) => {
  expect(social(base)).toBe(due);
});

test.each([
  ['SK-SE-02, 2025', 715, 251.32],
  ['SK-SE-07, 2026', 914.4, 321.39],
])('%s: who insures voluntarily pays for unemployment too', (_, base, due) => {
  const all = [sickness, oldAge, disability, reserve, unemployment] as const;
  expect(toNumber(premium(['all', 'All'], euros(base), all).number)).toBe(due);
});

test('SK-SE-08: a pensioner pays no disability insurance', () => {
  const some = [sickness, oldAge, reserve] as const;
  expect(toNumber(premium(['some', 'Some'], euros(652), some).number)).toBe(177.01);
});
