import { expect, test } from 'vitest';
import { readInvoice } from './invoice.ts';
import { invoiceWithPlaceholders } from './invoice-with-placeholders.ts';
import { sampleOf } from './sample.ts';

const today = '2026-11-21';
const sample = sampleOf('payer', today);

test.each<[string, string]>([
  ['a name every object has', '{"toString":1,"hasOwnProperty":{"x":1},"valueOf":[]}'],
  ['constructor, nested', '{"constructor":{"prototype":{"x":1}}}'],
  ['constructor, written with dots', '{"constructor.prototype.x":1,"a.b":{"c.d":1},"lines.0.unit":"hour"}'],
  ['__proto__', '{"__proto__":{"x":1,"regime":"none"}}'],
  ['such names inside its parts', '{"supplier":{"toString":1,"a.b":2,"__proto__":{"name":"x"}}}'],
  ['such names inside its lines', '{"lines":[{"constructor":1,"a.b":2},{"__proto__":7},null,7]}'],
  ['parts that are lists', '{"supplier":[],"customer":["toString"],"discount":[1]}'],
])('what was given with %s is drawn all the same', (_, json) => {
  const given = { ...sample, ...Object.fromEntries(Object.entries(JSON.parse(json))) };
  for (const one of [given, JSON.parse(json)]) {
    const { drawn } = invoiceWithPlaceholders(one, today);
    expect(readInvoice(drawn)).toEqual({ ok: true, value: drawn });
  }
  expect(invoiceWithPlaceholders(given, today).drawn.number).toBe(sample.number);
  expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
});

test('an invoice without a price is drawn, and its sums count nothing for it', async () => {
  const { invoice } = await import('../definition.ts');
  const { draft } = invoiceWithPlaceholders({}, '2026-11-21');
  expect(() => invoice.view(draft)).not.toThrow();
});
