import { sampleOf } from '@majak/tools/documents/cz/invoice/model/sample';
import { expect, test } from 'vitest';
import {
  dueAgain,
  emptyLedger,
  ledgerIn,
  paymentOf,
  wantsBackup,
  withPaid,
  withRepeat,
  withRepeated,
} from './ledger.ts';
import { totalsByYear } from './year-totals.ts';

const today = '2026-11-23';
const invoice = sampleOf('payer', today);
const late = {
  ...invoice,
  number: '7',
  issueDate: '2026-01-05',
  taxDate: '2026-01-05',
  dueDate: '2026-01-19',
};
const credit = { ...invoice, number: 'D1', kind: 'creditNote' as const };

test('a document is owed, overdue, or paid on a day', () => {
  expect(paymentOf(emptyLedger, invoice, today)).toBe('unpaid');
  expect(paymentOf(emptyLedger, late, today)).toBe('overdue');
  const paid = withPaid(emptyLedger, late, '2026-02-01');
  expect(paymentOf(paid, late, today)).toBe('paid');
  expect(paymentOf(withPaid(paid, late, undefined), late, today)).toBe('overdue');
  expect(paymentOf(emptyLedger, credit, today)).toBe('nothing');
  expect(paymentOf(emptyLedger, { ...late, payment: { ...late.payment, method: 'cash' } }, today)).toBe(
    'paid',
  );
});

test('what was written down comes back, and what is none is left out', () => {
  const ledger = withRepeat(withPaid(emptyLedger, late, '2026-02-01'), invoice, 3);
  expect(ledgerIn(JSON.stringify(ledger))).toEqual(ledger);
  expect(ledgerIn('{')).toEqual(emptyLedger);
  expect(ledgerIn('{"paid":{"a":"soon"},"repeats":{"a":{"every":2,"next":"2026-01-01"}}}')).toEqual(
    emptyLedger,
  );
});

test('what comes every month is due on its day, and again a month later', () => {
  const monthly = withRepeat(emptyLedger, late, 1);
  expect(dueAgain(monthly, [late, invoice], '2026-02-04')).toEqual([]);
  expect(dueAgain(monthly, [late, invoice], '2026-02-05')).toEqual([late]);
  const written = withRepeated(monthly, late, '2026-02-05');
  expect(dueAgain(written, [late], '2026-03-04')).toEqual([]);
  expect(dueAgain(written, [late], '2026-03-05')).toEqual([late]);
  expect(dueAgain(withRepeat(monthly, late, 0), [late], today)).toEqual([]);
});

test('a year sums what was supplied in it, less what was credited, and what came in it', () => {
  const paid = withPaid(emptyLedger, { ...late, taxDate: '2025-12-31' }, '2026-02-01');
  const old = { ...late, taxDate: '2025-12-31' };
  const proforma = { ...invoice, number: 'Z1', kind: 'proforma' as const };
  const [now, before] = totalsByYear([invoice, credit, proforma, old], paid, today);
  expect(before).toMatchObject({ year: 2025, documents: 1, invoiced: 7624.99, received: 0, owed: 0 });
  expect(now).toMatchObject({ year: 2026, documents: 2, invoiced: 0, received: 0, owed: 7624.99 });
});

test('a document in another currency counts at its rate, and in no sum without one', () => {
  const euro = { ...invoice, currency: 'EUR' as const };
  expect(totalsByYear([euro], emptyLedger, today)[0]).toMatchObject({ invoiced: 0, uncounted: 1 });
  const rated = { ...euro, exchange: { units: 1 as const, rate: 25, date: today } };
  expect(totalsByYear([rated], emptyLedger, today)[0]).toMatchObject({ invoiced: 190_624.75, uncounted: 0 });
});

test('somebody is asked to save a file before much can be lost', () => {
  expect(wantsBackup(emptyLedger, 0, today)).toBe(false);
  expect(wantsBackup(emptyLedger, 3, today)).toBe(true);
  const saved = { ...emptyLedger, saved: { on: '2026-11-01', documents: 3 } };
  expect(wantsBackup(saved, 3, '2027-11-23')).toBe(false);
  expect(wantsBackup(saved, 4, today)).toBe(false);
  expect(wantsBackup(saved, 8, today)).toBe(true);
  expect(wantsBackup(saved, 4, '2026-12-01')).toBe(true);
});
