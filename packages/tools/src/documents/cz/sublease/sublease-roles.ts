import { naming, roleWords } from '../role-words.ts';
import type { Sublease } from './sublease-form.ts';

type Parties = Pick<Sublease, 'tenant' | 'subtenant'>;

/** What the two are called. */
export const subleaseRoles = ({ tenant, subtenant }: Parties) => ({
  tenant: roleWords('tenant', tenant),
  subtenant: roleWords('subtenant', subtenant),
});

/** Paragraphs that call them so. */
export const named = naming(subleaseRoles);
