import { missing, right, wrong } from '../../form/finding.ts';
import type { DocumentCheck } from '../two-language-document.ts';
import { inBusiness, type Party } from './party-fields.ts';
import { provisionPlace } from './provision-place.ts';

type Parties<Key extends string> = Readonly<Record<Key, Party>>;
/** The longest an invoice between businesses may take without more, and what the law sets where nothing was agreed. */
const [longestDue, usualDue] = [60, 30];

type WithDue<Key extends string> = Parties<Key> & { dueDays: number };

/** When an invoice is due, and what being late costs. */
export const dueChecks = <Key extends string, Content extends WithDue<Key>>([one, other]: readonly [
  Key,
  Key,
]): readonly DocumentCheck<Content>[] => [
  {
    id: 'due',
    field: 'dueDays',
    place: provisionPlace('cz.debt.betweenBusinesses'),
    when: ({ given }) => inBusiness(given[one]) && inBusiness(given[other]),
    look: ({ given: { dueDays } }) =>
      dueDays > longestDue
        ? wrong(
            `Between businesses, more than ${longestDue} days is only allowed if it isn’t grossly unfair to the creditor`,
          )
        : right('The time to pay is within what businesses may agree on'),
    mend: ({ given }) => ({
      label: `Due in ${usualDue} days`,
      to: { ...given, dueDays: usualDue },
    }),
  },
  {
    id: 'interest',
    field: 'dueDays',
    place: provisionPlace('cz.debt.interest'),
    look: () => right('Late payers owe interest at the rate the government sets'),
  },
];

type WithLimit<Key extends string> = Parties<Key> & {
  clauses: { liability: boolean };
  liabilityMost?: number | undefined;
};

/** A limit on damages, which no consumer is bound by. */
export const liabilityChecks = <Key extends string, Content extends WithLimit<Key>>(
  parties: readonly [Key, Key],
): readonly DocumentCheck<Content>[] => [
  {
    id: 'liability',
    field: 'liabilityMost',
    place: provisionPlace('cz.damages.limit'),
    when: ({ given }) => given.clauses.liability,
    look: ({ given }) => {
      const isMixed = new Set(parties.map((key) => inBusiness(given[key]))).size > 1;
      if (isMixed)
        return wrong('The limit isn’t valid against a weaker party, such as a consumer: switch it off');
      return (given.liabilityMost ?? 0) > 0
        ? right('The limit leaves out what the law doesn’t let you limit')
        : missing('Enter the maximum for damages');
    },
    mend: ({ given }) => ({
      label: 'Leave the limit out',
      to: { ...given, clauses: { ...given.clauses, liability: false } },
    }),
  },
];
