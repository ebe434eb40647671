import type { Provision } from '../provision.ts';
import { provisionsOfAct } from '../provisions-of-act.ts';

const taxCode = provisionsOfAct('280/2009 Sb.');
const incomeTax = provisionsOfAct('586/1992 Sb.');

/** What a request for an overpayment of tax has to say, and what becomes of it. */
export const taxRefundProvisions = {
  'cz.tax.office.ofPerson': taxCode('§ 13(1)(a)', 'Your tax office is the one where you live'),
  'cz.tax.submission.content': taxCode(
    '§ 70(3)',
    'A submission says who makes it, what it concerns and what is proposed',
  ),
  'cz.tax.submission.signed': taxCode('§ 71(1), (2)', 'It’s signed on paper, or sent from your own data box'),
  'cz.tax.refund.debts': taxCode('§ 154(2)', 'An overpayment first settles debts on other taxes'),
  'cz.tax.refund.request': taxCode('§ 155(1)(a)', 'If you’ve overpaid tax, you may ask for it back'),
  'cz.tax.refund.assessed': taxCode(
    '§ 155(3)(b)',
    'It is not returned before the tax is assessed and its due day is over',
  ),
  'cz.tax.refund.small': taxCode('§ 155(2)', 'A request for less than the minimum amount isn’t granted'),
  'cz.tax.refund.lost': taxCode('§ 160a', 'An overpayment that nobody asks for in time is lost'),
  'cz.tax.refund.sent': taxCode('§ 155b(1)', 'It’s returned within a set number of days of the request'),
  'cz.tax.refund.account': taxCode(
    '§ 155a(2), (3)',
    'It’s sent to an account, and if you’re registered for tax, to one you gave then',
  ),
  'cz.tax.refund.fees': taxCode('§ 155a(5)', 'If you want it sent outside the EU, you pay for the transfer'),
  'cz.tax.settlement.request': incomeTax(
    '§ 38ch(1)',
    'An employee who doesn’t have to file a return asks the last employer for a yearly settlement',
  ),
  'cz.tax.settlement.statement': incomeTax(
    '§ 38k(4), (5)',
    'Only if the employee signed the tax statement with the employer',
  ),
  'cz.tax.settlement.papers': incomeTax('§ 38ch(3)', 'Papers from all earlier employers are handed in'),
  'cz.tax.settlement.payment': incomeTax(
    '§ 38ch(4), (5)',
    'The employer settles by the end of March and pays it back with the wage',
  ),
} as const satisfies Record<string, Provision>;
