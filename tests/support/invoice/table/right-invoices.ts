import { rightAdvances } from './right-advances.ts';
import { rightClaims } from './right-claims.ts';
import { rightDocuments } from './right-documents.ts';
import { rightParties } from './right-parties.ts';
import { rightSubjects } from './right-subjects.ts';
import type { RightRow } from './row.ts';

/** Invoices that keep the law and look, here and there, as if they did not. */
export const rightInvoices: readonly RightRow[] = [
  ...rightParties,
  ...rightDocuments,
  ...rightAdvances,
  ...rightSubjects,
  ...rightClaims,
];
