import { naming, roleWords } from '../role-words.ts';
import type { Lease } from './lease-form.ts';

type Parties = Pick<Lease, 'landlord' | 'tenant'>;

/** What the two are called. */
export const leaseRoles = ({ landlord, tenant }: Parties) => ({
  landlord: roleWords('landlord', landlord),
  tenant: roleWords('tenant', tenant),
});

/** Paragraphs that call them so. */
export const named = naming(leaseRoles);
