import { actsReadOn } from './acts-read-on.ts';
import { area } from './area.ts';

const cashAct = actsReadOn('2026-11-23')('254/2004', '2017-07-01');

/** What may be paid in cash. */
export const cashPayments = area({
  'cz.cash.maximum': {
    title: 'Cash: most that may be paid in a day',
    unit: 'CZK',
    act: '254/2004 Sb.',
    section: '§ 4(1), (2)',
    lasts: 'until changed',
    about:
      'Above this amount who pays has to pay without cash (bezhotovostně), and who is paid must not take it; what one pays another in one calendar day counts together.',
    values: [{ from: '2023-01-01', value: 270_000, sure: { 2023: '1', 2026: '1' } }],
    sources: [
      cashAct(
        '§ 4(1), (2) and (4): 270 000 CZK, of all payments between the same two in a day; § 3(1): between persons in Czechia, and from them abroad',
      ),
    ],
    unread: 'No calculator counts it: the invoice generator checks its documents by it.',
  },
});
