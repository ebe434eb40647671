import { clauseParts } from '../../clauses.ts';
import { type DocumentPart, row, type Signature, type TwoLanguages } from '../../two-language-view.ts';
import { citeProvision } from '../cite-provision.ts';
import { partyPart, partySignature } from '../party-view.ts';
import { roleWords } from '../role-words.ts';
import { signingRows } from '../signing-fields.ts';
import { subleaseClauses } from './sublease-clauses.ts';
import { needsNoConsent, type Sublease } from './sublease-form.ts';
import { subleaseRoles } from './sublease-roles.ts';

/** The consent, as a part of its own: who gives it, and to what. */
const consentParts = ({ consent, landlord: who, subtenant: tenant }: Sublease): readonly DocumentPart[] => {
  if (consent !== 'here' || !who) return [];
  const [landlord, subtenant] = [roleWords('landlord', who), roleWords('subtenant', tenant)];
  const { rows } = partyPart(who, landlord);
  return [
    {
      heading: { en: 'Consent of the landlord', local: `Souhlas ${landlord.genitive}` },
      rows: [
        ...rows,
        row(
          [
            'Under ',
            citeProvision('cz.lease.sublease.consent'),
            ', the landlord consents to this sublease and to the subtenant reporting a stay at the address of the flat.',
          ],
          [
            'Podle ',
            citeProvision('cz.lease.sublease.consent'),
            `, ${landlord.local} souhlasí s tímto podnájmem a s tím, aby ${subtenant.local} ${subtenant.agrees('hlásil', 'hlásila')} pobyt na adrese bytu.`,
          ],
        ),
      ],
    },
  ];
};
const consentSignature = ({ consent, landlord: who }: Sublease): readonly Signature[] =>
  consent === 'here' && who
    ? [
        {
          ...partySignature(who, roleWords('landlord', who)),
          note: { en: 'I consent to this sublease.', local: 'S tímto podnájmem souhlasím.' },
        },
      ]
    : [];

/** Sets a sublease in its two languages. */
export function subleaseView(given: Sublease): TwoLanguages {
  const { tenant, subtenant } = subleaseRoles(given);
  const section = citeProvision(
    needsNoConsent(given) ? 'cz.lease.sublease.part' : 'cz.lease.sublease.consent',
  );
  return {
    title: 'Sublease of a flat / Podnájemní smlouva',
    titles: { en: 'Sublease of a flat', local: 'Podnájemní smlouva' },
    parts: [
      {
        rows: [
          row(
            ['concluded under ', section, ', between'],
            ['uzavřená podle ', section, ', mezi těmito stranami'],
          ),
        ],
      },
      partyPart(given.tenant, tenant),
      partyPart(given.subtenant, subtenant),
      ...clauseParts(subleaseClauses, given),
      ...consentParts(given),
    ],
    placed: signingRows(given),
    signatures: [
      partySignature(given.tenant, tenant),
      partySignature(given.subtenant, subtenant),
      ...consentSignature(given),
    ],
  };
}
