import type { Clause } from '../../clauses.ts';
import { contractNoun } from '../agreement-noun.ts';
import { closing, writtenChanges } from '../closing-clauses.ts';
import { endingClauses as ending } from './ending-clauses.ts';
import type { Lease } from './lease-form.ts';
import { moneyClauses as money } from './money-clauses.ts';
import { peopleClauses as people } from './people-clauses.ts';
import { useClauses as use } from './use-clauses.ts';

/** The clauses of a lease, in their order. */
export const leaseClauses: readonly Clause<Lease>[] = [
  use.subject,
  use.joint,
  use.term,
  money.rent,
  money.increase,
  money.services,
  money.deposit,
  money.penalty,
  use.energy,
  use.handover,
  use.upkeep,
  people.household,
  people.sublease,
  people.pets,
  people.seat,
  people.address,
  ending.ending,
  ending.early,
  ending.dataBoxes,
  ending.special,
  writtenChanges(contractNoun),
  closing(contractNoun),
];
