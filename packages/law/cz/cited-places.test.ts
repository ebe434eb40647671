import { expect, test } from 'vitest';
import { citationsIn, placesOf } from './cited-places.ts';
import { placesOfRule } from './places-of-rule.ts';
import { rules } from './rules.ts';

const written = ({ act, place, to }: { act: string; place: string; to?: string }) =>
  `${act} ${place}${to ? ` to ${to}` : ''}`;

test.each([
  ['§ 35ba(1)(a), § 35d(2)', ['§ 35ba', '§ 35d']],
  ['§ 29(1)(f), (i)', ['§ 29']],
  ['§ 44(3), § 44a(14), § 74(3)', ['§ 44', '§ 44a', '§ 74']],
  ['§ 213(1), (4) and (5)', ['§ 213']],
  ['§ 169t(6)(a)(1), (2)', ['§ 169t']],
  ['Art. IV(3) and (4)', ['Art. IV']],
  ['Annex, item 117A(d)', ['Annex, item 117A']],
  ['annex', ['Annex']],
  ['loan to value', []],
])('%s', (section, places) => {
  expect(placesOf('9/2031 Sb.', section).map(written)).toEqual(places.map((one) => `9/2031 ${one}`));
});

test.each([
  ['as Section 30a of Act 117/1995 says', ['117/1995 § 30a']],
  [
    'We read Act 326/1999, Sections 42g, 44a and 87g to 87r, in the wording from 12 June 2026, Act 435/2004, Section 98, and Act 634/2004, tariff items 116 and 162',
    [
      '326/1999 § 42g',
      '326/1999 § 44a',
      '326/1999 § 87g to § 87r',
      '435/2004 § 98',
      '634/2004 Annex, item 116',
      '634/2004 Annex, item 162',
    ],
  ],
  [
    'Sections 15a and 87b of Act 326/1999, and Section 96 of the Employment Act (435/2004)',
    ['326/1999 § 15a', '326/1999 § 87b', '435/2004 § 96'],
  ],
  ['§ 2586(1) of Act No. 89/2012 Sb., the Civil Code', ['89/2012 § 2586']],
  ['as article II(5) of Act 90/2026 decides', ['90/2026 Art. II']],
  [
    'Act 634/2004, tariff item 5, and Decree 196/2001, Section 24a(4)',
    ['196/2001 § 24a', '634/2004 Annex, item 5'],
  ],
  ['Section 9 of the Income Tax Act', ['586/1992 § 9']],
  ['article 15(3) of Regulation (EC) 810/2009', []],
  ['our section 4 names no act', []],
])('%s', (text, places) => expect(citationsIn(text).map(written)).toEqual(places));

test('a section named beside the article of an act that changes another is a place of the other', () => {
  const places = placesOf('90/2026 Sb.', 'Art. II(5): the base is that of § 14(5)').map(written);
  expect(places).toEqual(['90/2026 Art. II']);
});

test('a rule was read in its own section, in the second it names, and in whole notices', () => {
  const places = placesOfRule(rules['cz.dpp.limit']).map(written);
  expect(places).toEqual(expect.arrayContaining(['187/2006 § 7a', '586/1992 § 6', '396/2025 whole']));
});

test('every rule that an act or an order decides has a place that can be compared', () => {
  const without = Object.entries(rules).filter(([, rule]) => placesOfRule(rule).length === 0);
  expect(without.filter(([, { act }]) => act.endsWith('Sb.'))).toEqual([]);
});
