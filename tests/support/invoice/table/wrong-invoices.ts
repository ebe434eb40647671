import type { WrongRow } from './row.ts';
import { wrongAdvances } from './wrong-advances.ts';
import { wrongClaims } from './wrong-claims.ts';
import { wrongCustomers } from './wrong-customers.ts';
import { wrongDocuments } from './wrong-documents.ts';
import { wrongPayments } from './wrong-payments.ts';
import { wrongPlaces } from './wrong-places.ts';
import { wrongRates } from './wrong-rates.ts';
import { wrongSubjects } from './wrong-subjects.ts';
import { wrongSuppliers } from './wrong-suppliers.ts';

/** Every invoice that breaks a rule. */
export const wrongInvoices: readonly WrongRow[] = [
  ...wrongSuppliers,
  ...wrongCustomers,
  ...wrongPlaces,
  ...wrongRates,
  ...wrongDocuments,
  ...wrongPayments,
  ...wrongAdvances,
  ...wrongSubjects,
  ...wrongClaims,
];
