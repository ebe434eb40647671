import type { Clause } from '../../clauses.ts';
import { contractNoun } from '../agreement-noun.ts';
import { closing, writtenChanges } from '../closing-clauses.ts';
import { confidentiality, liabilityLimit, personalData } from '../contract-clauses.ts';
import { performanceClauses as making } from './performance-clauses.ts';
import { termsClauses as terms } from './terms-clauses.ts';
import type { Work } from './work-form.ts';

/** The clauses of a contract for work, in their order. */
export const workClauses: readonly Clause<Work>[] = [
  making.subject,
  making.term,
  making.handover,
  terms.price,
  terms.payment,
  terms.advance,
  making.cooperation,
  making.supervision,
  making.subcontractors,
  terms.defects,
  terms.guarantee,
  terms.licence,
  terms.penalty,
  liabilityLimit,
  terms.withdrawal,
  confidentiality(contractNoun),
  personalData(contractNoun),
  writtenChanges(contractNoun),
  closing(contractNoun),
];
