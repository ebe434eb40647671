import { missing, right, wrong } from '../../../form/finding.ts';
import type { DocumentCheck } from '../../two-language-document.ts';
import { provisionPlace } from '../provision-place.ts';
import { employerChecks } from './employer-checks.ts';
import { officeChecks } from './office-checks.ts';
import type { TaxRefund } from './refund-form.ts';

/** What the law wants of a request for a refund of tax, of whomever it is asked. */
export const refundChecks: readonly DocumentCheck<TaxRefund>[] = [
  {
    id: 'who',
    field: 'writer.name',
    place: provisionPlace('cz.tax.submission.content'),
    look: ({ given: { writer, taxNumber } }) =>
      writer.name && writer.street && taxNumber
        ? right('It says who’s asking')
        : missing('Enter your name, your address and your birth number or tax number'),
  },
  {
    id: 'born',
    field: 'writer.bornOn',
    place: provisionPlace('cz.person.birth'),
    when: ({ given, today }) => (given.writer.bornOn ?? '') > today,
    look: () => wrong('The date of birth can’t be in the future'),
  },
  {
    id: 'year',
    field: 'year',
    place: provisionPlace('cz.tax.submission.content'),
    look: ({ given: { year } }) =>
      year > 0 ? right('It says which year it’s for') : missing('Enter the year you’re asking for'),
  },
  ...officeChecks,
  ...employerChecks,
  {
    id: 'signed',
    field: 'signedOn',
    place: provisionPlace('cz.tax.submission.signed'),
    look: ({ given: { owedBy } }) =>
      right(
        owedBy === 'office'
          ? 'Sign it on paper. Sent from your own data box, it doesn’t need a signature'
          : 'Sign it, and keep a copy dated by the employer',
      ),
  },
];
