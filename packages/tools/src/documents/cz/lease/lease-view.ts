import { clauseParts } from '../../clauses.ts';
import { row, type TwoLanguages } from '../../two-language-view.ts';
import { citeProvision } from '../cite-provision.ts';
import { partyPart, partySignature } from '../party-view.ts';
import { signingRows } from '../signing-fields.ts';
import { asParty } from './joint-tenants.ts';
import { leaseClauses } from './lease-clauses.ts';
import type { Lease } from './lease-form.ts';

const landlord = { en: 'landlord', local: 'pronajímatel' };
const tenant = { en: 'tenant', local: 'nájemce' };

const joint = { en: 'joint tenant', local: 'společný nájemce' };

/** Sets a lease in its two languages. */
export const leaseView = (lease: Lease): TwoLanguages => ({
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
    ...lease.jointTenants.map((one) => partyPart(asParty(one), joint)),
    ...clauseParts(leaseClauses, lease),
  ],
  placed: signingRows(lease),
  signatures: [
    partySignature(lease.landlord, landlord),
    partySignature(lease.tenant, tenant),
    ...lease.jointTenants.map((one) => partySignature(asParty(one), joint)),
  ],
});
