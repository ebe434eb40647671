import { expect, test } from 'vitest';
import type { Invoice } from '../model/invoice-form.ts';
import { sampleOf } from '../model/sample.ts';
import { lint } from './linter.ts';

const today = '2026-11-21';
const payer = sampleOf('payer', today);
const found = (invoice: Invoice, rule: string) =>
  lint(invoice, today).findings.find((one) => one.rule === rule);

test('the number of a customer is no business of the letters of the supplier', () => {
  expect(found(payer, 'supplier.ico')).toMatchObject({ act: '89/2012 Sb.', section: '§ 435(1)' });
  expect(found(payer, 'customer.ico')).toMatchObject({ act: '563/1991 Sb.', section: '§ 11(1)(b)' });
});

test('reverse charge at home to a person is wrong by the section on reverse charge', () => {
  const customer = { ...payer.customer, kind: 'person' } as const;
  const invoice: Invoice = { ...payer, supply: 'domesticReverseCharge', customer };
  expect(found(invoice, 'supply.place')).toMatchObject({ state: 'wrong', section: '§ 92a(1), (2)' });
});
