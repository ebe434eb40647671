import { missing, right, wrong } from '../../../form/finding.ts';
import type { DocumentCheck } from '../../two-language-document.ts';
import { capacityChecks } from '../minors.ts';
import { partyChecks } from '../party-checks.ts';
import { inBusiness } from '../party-fields.ts';
import { provisionPlace } from '../provision-place.ts';
import type { Secrecy } from './secrecy-form.ts';

/** What the law wants of a confidentiality agreement. */
export const secrecyChecks: readonly DocumentCheck<Secrecy>[] = [
  ...partyChecks<'discloser' | 'recipient', Secrecy>(['discloser', 'recipient']),
  ...capacityChecks<'discloser' | 'recipient', Secrecy>(['discloser', 'recipient']),
  {
    id: 'information',
    field: 'information',
    place: provisionPlace('cz.confidentiality.business'),
    look: ({ given: { information } }) =>
      information
        ? right('It says what’s secret, so that a court can tell')
        : missing('Say what’s secret: if it can’t be identified, it isn’t a business secret'),
  },
  {
    id: 'business',
    field: 'discloser.kind',
    place: provisionPlace('cz.confidentiality.business'),
    when: ({ given }) => !inBusiness(given.discloser),
    look: () =>
      missing(
        'Only a business can have a business secret: for a private person, only this agreement protects it',
      ),
  },
  {
    id: 'term',
    field: 'years',
    place: provisionPlace('cz.contract.tenYears'),
    look: ({ given: { years } }) =>
      years > 10
        ? wrong('After ten years, a court may release anyone who’s bound: enter ten years or less')
        : right('It ends before a court could release anyone who’s bound'),
  },
  {
    id: 'penalty',
    field: 'penaltyAmount',
    place: provisionPlace('cz.penalty.lowered'),
    when: ({ given }) => given.clauses.penalty,
    look: ({ given: { penaltyAmount = 0 } }) =>
      penaltyAmount > 0
        ? right('The penalty has an amount: a court may lower one that’s out of proportion')
        : missing('Enter the penalty, or switch the clause off'),
  },
  {
    id: 'damages',
    field: 'clauses.penalty',
    place: provisionPlace('cz.penalty.damages'),
    when: ({ given }) => given.clauses.penalty,
    look: () => right('It expressly keeps the right to damages beyond the penalty'),
  },
];
