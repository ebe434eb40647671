import type { Day } from '@majak/law/dates';
import { inWords } from '../../../cz/deadlines.ts';
import { missing, right, wrong } from '../../../form/finding.ts';
import type { DocumentCheck, Seen } from '../../two-language-document.ts';
import { provisionPlace } from '../provision-place.ts';
import { ruleValueOn } from '../rule-value-on.ts';
import type { TaxRefund } from './refund-form.ts';

const fromEmployer = ({ given }: Seen<TaxRefund>): boolean => given.owedBy === 'employer';
/** The last day to ask an employer: in February after the year. */
const lastDay = ({ given, today }: Seen<TaxRefund>): Day =>
  `${given.year + 1}-02-${ruleValueOn('cz.tax.settlement.day', today)}`;

/** What the Income Tax Act wants of a request for a yearly settlement by an employer. */
export const employerChecks: readonly DocumentCheck<TaxRefund>[] = [
  {
    id: 'time',
    field: 'year',
    place: provisionPlace('cz.tax.settlement.request'),
    when: (seen) => fromEmployer(seen) && seen.given.year > 0,
    look: (seen) =>
      seen.today > lastDay(seen)
        ? wrong(`You had to ask for it by ${inWords(lastDay(seen))}: file a tax return for that year instead`)
        : right(`Hand it in by ${inWords(lastDay(seen))}`),
  },
  {
    id: 'mustFile',
    field: 'mustFile',
    place: provisionPlace('cz.tax.settlement.request'),
    when: fromEmployer,
    look: ({ given }) =>
      given.mustFile
        ? wrong(
            'If you have to file a return, or have filed one, you get it back that way and not from your employer',
          )
        : right('You don’t have to file a return, so your employer may settle the year'),
  },
  {
    id: 'statement',
    field: 'statement',
    place: provisionPlace('cz.tax.settlement.statement'),
    when: fromEmployer,
    look: ({ given }) =>
      given.statement === false
        ? wrong(
            'The employer only settles the year if you signed the statement. If you didn’t, file a tax return',
          )
        : right('The statement was signed with one employer at a time'),
  },
  {
    id: 'papers',
    field: 'others',
    place: provisionPlace('cz.tax.settlement.papers'),
    when: fromEmployer,
    look: ({ given }) =>
      given.others
        ? missing(
            'Attach the confirmation of income (potvrzení o zdanitelných příjmech) of each other employer',
          )
        : right('No papers from other employers are missing'),
  },
  {
    id: 'payment',
    field: 'employer',
    place: provisionPlace('cz.tax.settlement.payment'),
    when: fromEmployer,
    look: ({ today }) =>
      right(
        `More than ${ruleValueOn('cz.tax.settlement.least', today)} CZK is paid with your wage for March. If it turns out that you owe more, nothing is taken from you`,
      ),
  },
];
