import { missing, right, wrong } from '../../../form/finding.ts';
import type { DocumentCheck } from '../../two-language-document.ts';
import { dueChecks, liabilityChecks } from '../contract-checks.ts';
import { capacityChecks } from '../minors.ts';
import { partyChecks } from '../party-checks.ts';
import { inBusiness } from '../party-fields.ts';
import { provisionPlace } from '../provision-place.ts';
import type { Work } from './work-form.ts';

/** What the law wants of a contract for work. */
export const workChecks: readonly DocumentCheck<Work>[] = [
  ...partyChecks<'client' | 'contractor', Work>(['client', 'contractor']),
  ...capacityChecks<'client' | 'contractor', Work>(['client', 'contractor']),
  {
    id: 'subject',
    field: 'specification',
    place: provisionPlace('cz.work.result'),
    look: ({ given: { work, specification } }) =>
      work && specification
        ? right('It says what’s being made')
        : missing('Say what’s being made, so that you both know when it’s done'),
  },
  {
    id: 'price',
    field: 'price',
    place: provisionPlace('cz.work.contract'),
    look: ({ given: { price } }) => (price > 0 ? right('The price is clear') : missing('Enter the price')),
  },
  {
    id: 'term',
    field: 'finishBy',
    place: provisionPlace('cz.work.care'),
    look: ({ given: { finishBy, signedOn }, today }) => {
      if (!finishBy)
        return missing('Without a date, the work has to be done in the time that’s usual for it');
      return finishBy < (signedOn ?? today)
        ? wrong('The day of the handover is before you sign: enter a later one')
        : right('It says when the work will be handed over');
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
            `The penalty is capped at ${penaltyMost} % of the price: a court may lower one that’s out of proportion`,
          )
        : missing('Set a cap on the penalty: a court may lower one that’s out of proportion');
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
        'If the contractor has to work in person, with instructions and hours set by the client, it’s a job: sign a DPP or a DPČ instead',
      ),
  },
];
