import { clauseParts } from '../../clauses.ts';
import { row, type TwoLanguages } from '../../two-language-view.ts';
import { citeProvision } from '../cite-provision.ts';
import { partyPart, partySignature } from '../party-view.ts';
import { jointTenantWords } from '../role-words.ts';
import { signingRows } from '../signing-fields.ts';
import { asParty } from './joint-tenants.ts';
import { leaseClauses } from './lease-clauses.ts';
import type { Lease } from './lease-form.ts';
import { leaseRoles } from './lease-roles.ts';

/** Sets a lease in its two languages. */
export function leaseView(lease: Lease): TwoLanguages {
  const { landlord, tenant } = leaseRoles(lease);
  return {
    title: 'Lease of a flat / Nájemní smlouva',
    titles: { en: 'Lease of a flat', local: 'Nájemní smlouva' },
    parts: [
      {
        rows: [
          row(
            ['concluded under ', citeProvision('cz.lease.protection'), ', between'],
            ['uzavřená podle ', citeProvision('cz.lease.protection'), ', mezi těmito stranami'],
          ),
        ],
      },
      partyPart(lease.landlord, landlord),
      partyPart(lease.tenant, tenant),
      ...lease.jointTenants.map((one) => partyPart(asParty(one), jointTenantWords(one))),
      ...clauseParts(leaseClauses, lease),
    ],
    placed: signingRows(lease),
    signatures: [
      partySignature(lease.landlord, landlord),
      partySignature(lease.tenant, tenant),
      ...lease.jointTenants.map((one) => partySignature(asParty(one), jointTenantWords(one))),
    ],
  };
}
