import { expect, test } from 'vitest';
import { serviceKicker, shortDuration } from './service-kicker.ts';

test.each([
  ['90 to 120 days after the embassy has the complete application.', '90 to 120 days'],
  ['Up to 60 days after the embassy has the complete application.', 'Up to 60 days'],
  ['About 5 working days from filing to your identification number (IČO).', 'About 5 working days'],
  ['1 working day for the certificate, once we have your answers.', '1 working day'],
  // Two durations say too much for one line, words too little.
  ['60 days by law from filing, if your partner is a citizen. Up to 270 days if not.', undefined],
  ['Usually one visit.', undefined],
  ['', undefined],
])('%s', (text, short) => expect(shortDuration(text)).toBe(short));

test('the price comes before the duration', () => {
  expect(serviceKicker({ price: 21900, duration: '2 to 4 weeks from complete documents.' })).toBe(
    'Service · 21\u202f900\u00a0CZK · 2 to 4 weeks',
  );
  expect(serviceKicker({ price: null, duration: 'It depends.' })).toBe('Service · price by agreement');
});
