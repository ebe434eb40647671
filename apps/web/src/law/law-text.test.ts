import { expect, test } from 'vitest';
import { lawText, proseText, withLawTexts } from './law-text.ts';

test.each([
  ['VAT is {{law cz.vat.standard 2026}}.', 'VAT is 21 %.'],
  [
    'From {{law cz.wage.minimum.month 2025}} to {{ law cz.wage.minimum.month 2026 }}',
    'From 20\u202f800 CZK to 22\u202f400 CZK',
  ],
  ['{{law cz.social.self.minimumAdvance.main 2026-06-30}}', '5\u202f720 CZK'],
  ['{{law cz.social.self.minimumAdvance.main 2026}}', '5\u202f005 CZK'],
  ['{{law cz.maternity.days.one 2026}}', '196 days'],
  ['no token', 'no token'],
])('%s', (text, printed) => expect(lawText(text).replace(/\u202f%/g, ' %')).toBe(printed));

test.each([
  '{{law cz.vat.unknown 2026}}',
  '{{law cz.wage.average 2041}}',
  '{{law cz.credit.student.year 2024}}',
  '{{law toString 2026}}',
])('%s stays as it is written', (text) => expect(lawText(text)).toBe(text));

test('a text that is read keeps its amounts and sections on one line', () => {
  expect(proseText('Pay 39 664 CZK by § 29, or {{law cz.social.self.minimumAdvance.main 2026}}')).toBe(
    'Pay 39\u00a0664\u00a0CZK by §\u00a029, or 5\u202f005\u00a0CZK',
  );
  expect(withLawTexts({ rows: [{ price: '300 CZK a month', href: '/packages#2 rooms' }] })).toEqual({
    rows: [{ price: '300\u00a0CZK a month', href: '/packages#2 rooms' }],
  });
});

test.each([
  ['Follow the e-mail, E-mails too', 'Follow the e-~mail, E-~mails too'],
  ['See /blog/e-mail-rules, e-mailing and name@e-mail.example', undefined],
])('an e-mail is not parted at its hyphen, and an address stays as it is: %s', (text, kept = text) => {
  expect(proseText(text).replaceAll('\u2060', '~')).toBe(kept);
});
