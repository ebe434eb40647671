import { actsReadOn } from './acts-read-on.ts';
import { area } from './area.ts';

const act = actsReadOn('2026-11-22');
const taxCode = act('280/2009', '2026-01-01');
const incomeTax = act('586/1992', '2026-08-01');
const ofDocuments = 'No calculator uses it. We check requests for a tax refund with it.';

/** What an overpayment of tax is returned by, in numbers. */
export const taxRefund = area({
  'cz.tax.refund.least': {
    title: 'Overpayment of tax: minimum returned on request',
    unit: 'CZK',
    act: '280/2009 Sb.',
    section: '§ 155(2)',
    lasts: 'until changed',
    about:
      'A request for the return of an overpayment (vratitelný přeplatek) is granted if it’s at least this amount on the day of the request, or within 60 days of it.',
    values: [{ from: '2023-01-01', value: 200, sure: { 2023: 'k', 2026: '1' } }],
    sources: [taxCode('§ 155(2): at least 200 CZK')],
    unread: ofDocuments,
  },

  'cz.tax.refund.days': {
    title: 'Overpayment of tax: days to return it',
    unit: 'days',
    act: '280/2009 Sb.',
    section: '§ 155b(1)',
    lasts: 'until changed',
    about:
      'The tax office returns an overpayment (vratitelný přeplatek) within this many days of the request.',
    values: [{ from: '2023-01-01', value: 30, sure: { 2023: 'k', 2026: '1' } }],
    sources: [taxCode('§ 155b(1): within 30 days of the day the request was received')],
    unread: ofDocuments,
  },

  'cz.tax.refund.years': {
    title: 'Overpayment of tax: years to ask for it',
    unit: 'count',
    act: '280/2009 Sb.',
    section: '§ 160a',
    lasts: 'until changed',
    about:
      'An overpayment (vratitelný přeplatek) that nobody asks for is lost this many years after the end of the year in which it arose.',
    values: [{ from: '2023-01-01', value: 6, sure: { 2023: 'k', 2026: '1' } }],
    sources: [taxCode('§ 160a: 6 years from the end of the year in which it arose')],
    unread: ofDocuments,
  },

  'cz.tax.settlement.day': {
    title: 'Yearly settlement by an employer: last day in February to ask for it',
    unit: 'count',
    act: '586/1992 Sb.',
    section: '§ 38ch(1)',
    lasts: 'until changed',
    about:
      'An employee asks the last employer for the yearly settlement (roční zúčtování záloh) until this day of February after the year.',
    values: [{ from: '2023-01-01', value: 15, sure: { 2023: 'k', 2026: '1' } }],
    sources: [incomeTax('§ 38ch(1): by 15 February after the end of the year')],
    unread: ofDocuments,
  },

  'cz.tax.settlement.least': {
    title: 'Yearly settlement by an employer: an overpayment above this is returned',
    unit: 'CZK',
    act: '586/1992 Sb.',
    section: '§ 38ch(5)',
    lasts: 'until changed',
    about:
      'The employer returns an overpayment from the yearly settlement (roční zúčtování záloh) with the wage for March if it comes to more than this.',
    values: [{ from: '2023-01-01', value: 50, sure: { 2023: 'k', 2026: '1' } }],
    sources: [incomeTax('§ 38ch(5): more than 50 CZK, with the wage for March')],
    unread: ofDocuments,
  },
});
