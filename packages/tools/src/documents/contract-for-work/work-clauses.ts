import type { Clause } from '../clauses.ts';
import { closing, writtenChanges } from '../closing-clauses.ts';
import { confidentiality, liabilityLimit, personalData } from '../contract-clauses.ts';
import { performanceClauses as performance } from './performance-clauses.ts';
import { termsClauses as terms } from './terms-clauses.ts';
import type { Work } from './work-form.ts';

/** The clauses of a contract for work, in their order. */
export const workClauses: readonly Clause<Work>[] = [
  performance.subject,
  performance.term,
  performance.handover,
  terms.price,
  terms.payment,
  terms.advance,
  performance.cooperation,
  performance.supervision,
  performance.subcontractors,
  terms.defects,
  terms.guarantee,
  terms.licence,
  terms.penalty,
  liabilityLimit,
  terms.withdrawal,
  confidentiality,
  personalData,
  writtenChanges,
  closing,
];
