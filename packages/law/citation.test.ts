import { expect, test } from 'vitest';
import { briefCitation } from './brief-citation.ts';
import { citation } from './citation.ts';
import { type RuleId, rules } from './cz/rules.ts';
import { rulesByDay } from './cz/rules-by-day.ts';
import { type Law, lawOn } from './law-on.ts';

function on(day: string): Law {
  const law = lawOn(rulesByDay, day);
  if (!law.ok) throw new Error(law.error);
  return law.value;
}
const ids = Object.keys(rules) as RuleId[];

test('a citation says what the rule is, since when, by which act, how sure, and from where', () => {
  expect(
    citation(on('2026-11-21'), 'cz.social.employee.rate', rules['cz.social.employee.rate'].sources),
  ).toEqual({
    id: 'cz.social.employee.rate',
    title: 'Social security, employee',
    value: 0.071,
    unit: 'rate',
    validFrom: '2024-01-01',
    act: '589/1992 Sb.',
    section: '§ 7(1)(d)',
    confidence: 'confirmed by 5 sources',
    source: 'https://e-sbirka.gov.cz/eli/cz/sb/1992/589/2026-07-01',
  });
});

test('it is of the day that was asked for', () => {
  expect(briefCitation(on('2023-05-01'), 'cz.social.employee.rate')).toMatchObject({
    value: 0.065,
    validFrom: '2023-01-01',
  });
  expect(briefCitation(on('2026-06-30'), 'cz.flatTax.band1.month')).toMatchObject({
    value: 9984,
    validFrom: '2026-01-01',
  });
  expect(briefCitation(on('2026-07-01'), 'cz.flatTax.band1.month')).toMatchObject({
    value: 9162,
    validFrom: '2026-07-01',
  });
  expect(briefCitation(on('2025-02-14'), 'cz.crypto.years')).toMatchObject({
    value: null,
    validFrom: '2023-01-01',
  });
});

test('how sure it is goes by the year asked for, not by the whole period', () => {
  expect(briefCitation(on('2023-06-01'), 'cz.bonus.smallest.year').confidence).toBe('not confirmed');
  expect(briefCitation(on('2026-06-01'), 'cz.bonus.smallest.year').confidence).toBe('confirmed by 3 sources');
});

test.each(['2023-01-01', '2025-02-15', '2026-03-31', '2026-12-31'])(
  'every rule can be cited on %s',
  (day) => {
    const law = on(day);
    for (const id of ids) {
      const { value, validFrom, source, confidence } = citation(law, id, rules[id].sources);
      expect(value).toBe(law.valueOf(id));
      expect(validFrom <= day).toBe(true);
      expect(source).not.toBe('');
      expect(confidence).not.toBe('');
    }
  },
);

test.each([
  ['cz.deduction.mortgage.limit', '586/1992 Sb.', '§ 15(4)', undefined],
  ['cz.deduction.mortgage.limitBefore2021', '386/2020 Sb.', 'Art. IV(3) and (4)', undefined],
  ['cz.deduction.retirement.limit', '586/1992 Sb.', '§ 15(6)', undefined],
  ['cz.deduction.donations.share', '586/1992 Sb.', '§ 15(1)', '§ 1(1) of act 128/2022'],
  ['cz.dpp.limit', '187/2006 Sb.', '§ 7a(1)', '§ 6(4)(a) of act 586/1992'],
  ['cz.dpc.limit', '187/2006 Sb.', '§ 6(2), § 7', '§ 6(4)(b) of act 586/1992'],
  ['cz.securities.proceedsLimit', '586/1992 Sb.', '§ 4(1)(t)', undefined],
  ['cz.securities.years', '586/1992 Sb.', '§ 4(1)(u)', undefined],
  ['cz.social.self.secondaryLimit', '155/1995 Sb.', '§ 10(2) and (3)', undefined],
  ['cz.parental.monthlyLimit.one', '117/1995 Sb.', '§ 30(3)(a)', undefined],
] as const)('%s stands in act %s, %s', (id, act, section, also) => {
  const cited = briefCitation(on('2026-11-21'), id);
  expect([cited.act, cited.section, cited.also]).toEqual([act, section, also]);
});
