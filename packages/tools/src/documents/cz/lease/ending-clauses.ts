import type { Clause } from '../../clauses.ts';
import { row, written } from '../../two-language-view.ts';
import { provisionPlace } from '../provision-place.ts';
import type { Lease } from './lease-form.ts';
import { named } from './lease-roles.ts';

/** How it ends, how letters are sent, and what else the two agreed on. */
export const endingClauses = {
  ending: {
    id: 'ending',
    heading: { en: 'Notice', local: 'Skončení nájmu' },
    basis: provisionPlace('cz.lease.notice.form'),
    explains:
      'Notice is in writing and runs from the first day of the next month. A landlord needs a reason from the law and has to tell the tenant of their right to object and go to court, or the notice is void.',
    rows: ({ term }) => [
      row(
        [
          term === 'definite' ? 'The lease ends when its term does. ' : '',
          'Notice may be given under the conditions set by the Civil Code.',
        ],
        [
          term === 'definite' ? 'Nájem skončí uplynutím sjednané doby. ' : '',
          'Nájem lze vypovědět za podmínek stanovených občanským zákoníkem.',
        ],
      ),
      row(
        [
          'Notice is given in writing. The notice period runs from the first day of the calendar month that follows the delivery of the notice.',
        ],
        [
          'Výpověď vyžaduje písemnou formu. Výpovědní doba běží od prvního dne kalendářního měsíce následujícího poté, co výpověď došla druhé straně.',
        ],
      ),
    ],
  },
  early: {
    id: 'early',
    heading: { en: 'Notice by the tenant', local: 'Výpověď bez důvodu' },
    basis: provisionPlace('cz.lease.notice.tenant'),
    explains:
      'Lets the tenant leave early without giving a reason. The law only lets a tenant leave a fixed-term lease if circumstances have changed so much that nobody can ask them to stay.',
    rows: named(({ tenant }) => [
      row(
        [
          'The tenant may give notice at any time without stating a reason, with a notice period of three months.',
        ],
        [`${tenant.first} může nájem kdykoli vypovědět bez uvedení důvodu v tříměsíční výpovědní době.`],
      ),
    ]),
  },
  dataBoxes: {
    id: 'dataBoxes',
    heading: { en: 'Data boxes', local: 'Doručování do datových schránek' },
    basis: provisionPlace('cz.lease.forbidden'),
    explains:
      'The law says that such an arrangement isn’t unfair. Only switch it on if you both have a data box and check it: a letter that nobody opens still counts.',
    rows: () => [
      row(
        ['The parties may deliver documents to each other through data boxes.'],
        ['Strany si mohou doručovat písemnosti prostřednictvím datových schránek.'],
      ),
    ],
  },
  special: {
    id: 'special',
    heading: { en: 'Other arrangements', local: 'Další ujednání' },
    basis: provisionPlace('cz.lease.protection'),
    explains:
      'Your own words. Anything that reduces a tenant’s rights, or is plainly out of proportion, has no effect.',
    when: ({ special }) => special !== '',
    rows: ({ special }) => written(special),
  },
} as const satisfies Record<string, Clause<Lease>>;
