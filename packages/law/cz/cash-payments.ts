import { actsReadOn } from './acts-read-on.ts';
import { area } from './area.ts';

const cashAct = actsReadOn('2026-11-23')('254/2004', '2017-07-01');

/** What may be paid in cash. */
export const cashPayments = area({
  'cz.cash.maximum': {
    title: 'Cash: maximum that may be paid in a day',
    unit: 'CZK',
    act: '254/2004 Sb.',
    section: '§ 4(1), (2)',
    lasts: 'until changed',
    about:
      'Above this amount, the payer can’t pay in cash (only bezhotovostně), and the payee can’t accept it. All payments between the same two on one calendar day count together.',
    values: [{ from: '2023-01-01', value: 270_000, sure: { 2023: '1', 2026: '1' } }],
    sources: [
      cashAct(
        '§ 4(1), (2) and (4): 270 000 CZK, of all payments between the same two in a day; § 3(1): between persons in Czechia, and from them abroad',
      ),
    ],
    unread: 'No calculator uses it. The invoice generator checks documents with it.',
  },
});
