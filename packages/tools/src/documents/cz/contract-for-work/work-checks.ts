import { missing, right, wrong } from '../../../form/finding.ts';
import type { DocumentCheck } from '../../two-language-document.ts';
import { dueChecks, liabilityChecks } from '../contract-checks.ts';
import { partyChecks } from '../party-checks.ts';
import { inBusiness } from '../party-fields.ts';
import { provisionPlace } from '../provision-place.ts';
import type { Work } from './work-form.ts';

/** What the law wants of a contract for work. */
export const workChecks: readonly DocumentCheck<Work>[] = [
  ...partyChecks<'client' | 'contractor', Work>(['client', 'contractor']),
  {
    id: 'subject',
    field: 'specification',
    place: provisionPlace('cz.work.result'),
    look: ({ given: { work, specification } }) =>
      work && specification
        ? right('It says what is made')
        : missing('Say what is made, so that both of you know when it’s done'),
  },
  {
    id: 'price',
    field: 'price',
    place: provisionPlace('cz.work.contract'),
    look: ({ given: { price } }) => (price > 0 ? right('The price is certain') : missing('Enter the price')),
  },
  {
    id: 'term',
    field: 'finishBy',
    place: provisionPlace('cz.work.care'),
    look: ({ given: { finishBy, signedOn }, today }) => {
      if (!finishBy) return missing('Without a day, the work has to be done in a time that’s usual for it');
      return finishBy < (signedOn ?? today)
        ? wrong('The day of the handover is before you sign: enter a later one')
        : right('It says by when the work is handed over');
    },
  },
  ...dueChecks<'client' | 'contractor', Work>(['client', 'contractor']),
  {
    id: 'penalty',
    field: 'penaltyMost',
    place: provisionPlace('cz.penalty.lowered'),
    when: ({ given }) => given.clauses.penalty,
    look: ({ given: { penaltyPercent = 0, penaltyMost = 0 } }) => {
      if (penaltyPercent === 0) return missing('Enter the penalty for a day, or switch the clause off');
      return penaltyMost > 0 && penaltyMost < 100
        ? right(
            `The penalty ends at ${penaltyMost} % of the price: a court may lower one that’s out of proportion`,
          )
        : missing('Set the most the penalty comes to: a court may lower one that’s out of proportion');
    },
  },
  ...liabilityChecks<'client' | 'contractor', Work>(['client', 'contractor']),
  {
    id: 'guarantee',
    field: 'guaranteeMonths',
    place: provisionPlace('cz.work.guarantee'),
    when: ({ given }) => given.clauses.guarantee,
    look: ({ given: { guaranteeMonths = 0 } }) =>
      guaranteeMonths > 0
        ? right('The guarantee runs from the handover')
        : missing('Enter how many months the guarantee lasts'),
  },
  {
    id: 'employment',
    field: 'contractor.kind',
    place: provisionPlace('cz.work.dependent'),
    when: ({ given }) => !inBusiness(given.contractor),
    look: () =>
      missing(
        'If the contractor works in person, by the client’s instructions and hours, it’s a job: then conclude a DPP or a DPČ',
      ),
  },
];
