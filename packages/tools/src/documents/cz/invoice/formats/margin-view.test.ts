import { expect, test } from 'vitest';
import type { Invoice } from '../model/invoice-form.ts';
import { sampleOf } from '../model/sample.ts';
import { invoiceViewOf } from './invoice-view.ts';

test.each<[string, Partial<Invoice>, string, string]>([
  ['§ 90', { exemption: '§ 90 zákona č. 235/2004 Sb.' }, 'Cena za jednotku', 'Částka'],
  ['§ 89', { exemption: 'Podle § 89 zákona č. 235/2004 Sb.' }, 'Cena za jednotku', 'Částka'],
  [
    'its words in a note',
    { exemption: '', note: 'Zvláštní režim – použité zboží' },
    'Cena za jednotku',
    'Částka',
  ],
  [
    'an exemption',
    { exemption: '§ 51 zákona č. 235/2004 Sb.' },
    'Cena za jednotku bez DPH',
    'Částka bez DPH',
  ],
])('a price in the margin scheme is not headed as one without tax: %s', (_, change, price, amount) => {
  const invoice: Invoice = {
    ...sampleOf('payer', '2026-11-21'),
    supply: 'exempt',
    language: 'cs',
    ...change,
  };
  const heads = invoiceViewOf(invoice).lines.columns.map(({ text }) => text);
  expect([heads[3], heads.at(-1)]).toEqual([price, amount]);
});
