import type { Clause } from '../../clauses.ts';
import { inEach, longBlank, row, written } from '../../two-language-view.ts';
import { contractNoun } from '../agreement-noun.ts';
import { closing, writtenChanges } from '../closing-clauses.ts';
import { countWithNoun } from '../count-with-noun.ts';
import { crownsIn, dayIn, numberIn } from '../english-and-czech.ts';
import { provisionPlace } from '../provision-place.ts';
import { flatRows } from '../rented-flat-fields.ts';
import type { Sublease } from './sublease-form.ts';
import { named } from './sublease-roles.ts';

/** The clauses of a sublease, in their order. */
export const subleaseClauses: readonly Clause<Sublease>[] = [
  {
    id: 'subject',
    heading: { en: 'The flat', local: 'Předmět podnájmu' },
    basis: provisionPlace('cz.lease.sublease.part'),
    explains:
      'Which flat, or part of it, and the lease under which the tenant has it. The sublease depends on that lease.',
    rows: named(({ tenant, subtenant }, given) => [
      row(
        ['Under the lease of ', dayIn(given.leaseOn), ' the tenant has the use of this flat:'],
        ['Na základě nájemní smlouvy ze dne ', dayIn(given.leaseOn), ` užívá ${tenant.local} tento byt:`],
      ),
      ...flatRows(given.flat).map((one) => ({ ...one, style: 'item' as const })),
      given.extent === 'whole'
        ? row(
            ['The tenant sublets the whole flat to the subtenant, to live in it.'],
            [`${tenant.first} přenechává ${subtenant.dative} do podnájmu celý byt k bydlení.`],
          )
        : row(
            [
              'The tenant sublets this part of the flat to the subtenant, to live in it: ',
              inEach(given.part, longBlank),
            ],
            [
              `${tenant.first} přenechává ${subtenant.dative} do podnájmu tuto část bytu k bydlení: `,
              inEach(given.part, longBlank),
            ],
          ),
    ]),
  },
  {
    id: 'term',
    heading: { en: 'How long', local: 'Doba podnájmu' },
    basis: provisionPlace('cz.lease.sublease.ends'),
    explains:
      'A sublease can’t outlast the lease. When the lease ends, the tenant tells the subtenant on which day, and the notice period if there is one.',
    rows: named(({ tenant, subtenant }, { startOn, term, endOn }) => [
      term === 'definite'
        ? row(
            ['The sublease begins on ', dayIn(startOn), ' and ends on ', dayIn(endOn), '.'],
            ['Podnájem začíná dne ', dayIn(startOn), ' a končí dne ', dayIn(endOn), '.'],
          )
        : row(
            ['The sublease begins on ', dayIn(startOn), ' and is concluded for an indefinite period.'],
            ['Podnájem začíná dne ', dayIn(startOn), ' a sjednává se na dobu neurčitou.'],
          ),
      row(
        [
          'It ends no later than the lease. The tenant informs the subtenant of the end of the lease without delay.',
        ],
        [
          `Skončí nejpozději s nájmem. Skončení nájmu sdělí ${tenant.local} ${subtenant.dative} bez zbytečného odkladu.`,
        ],
      ),
    ]),
  },
  {
    id: 'rent',
    heading: { en: 'Rent and services', local: 'Podnájemné a služby' },
    basis: provisionPlace('cz.contract.binding'),
    explains: 'What’s paid each month, and by which day. What you agree here binds you both.',
    rows: ({ rent, advance, dueDay }) => [
      row(['The rent is ', crownsIn(rent), ' a month.'], ['Podnájemné činí ', crownsIn(rent), ' měsíčně.']),
      ...(advance > 0
        ? [
            row(
              ['An advance for services of ', crownsIn(advance), ' a month is paid with it.'],
              ['Spolu s ním se platí záloha na služby ve výši ', crownsIn(advance), ' měsíčně.'],
            ),
          ]
        : []),
      row(
        ['It is paid in advance for each month, by day ', numberIn(dueDay), ' of that month.'],
        ['Platí se předem na každý měsíc, vždy do ', numberIn(dueDay), '. dne tohoto měsíce.'],
      ),
    ],
  },
  {
    id: 'deposit',
    heading: { en: 'Deposit', local: 'Jistota' },
    basis: provisionPlace('cz.contract.binding'),
    explains: 'Money the tenant keeps in case of unpaid rent or damage, and returns at the end.',
    rows: named(({ tenant, subtenant }, { deposit }) => [
      row(
        ['The subtenant pays a deposit of ', crownsIn(deposit), ' at the handover.'],
        [`${subtenant.first} složí při předání jistotu ve výši `, crownsIn(deposit), '.'],
      ),
      row(
        ['The tenant returns it at the end of the sublease, less what the subtenant still owes.'],
        [
          `${tenant.first} ji při skončení podnájmu vrátí po odečtení toho, co ${tenant.agrees('mu', 'jí')} ${subtenant.local} dluží.`,
        ],
      ),
    ]),
  },
  {
    id: 'notice',
    heading: { en: 'Notice', local: 'Výpověď' },
    basis: provisionPlace('cz.contract.notice.agreed'),
    explains:
      'A way out for both of you before the last day. The law only gives you one if you’ve agreed on it, or if the sublease has no end date.',
    rows: ({ noticeMonths }) => [
      row(
        [
          'Either party may give notice in writing without stating a reason. The notice period is ',
          countWithNoun(noticeMonths, 'months'),
          ' and runs from the first day of the month after the delivery.',
        ],
        [
          'Kterákoli ze stran může podnájem písemně vypovědět bez uvedení důvodu. Výpovědní doba činí ',
          countWithNoun(noticeMonths, 'months'),
          ' a běží od prvního dne měsíce následujícího po doručení.',
        ],
      ),
    ],
  },
  {
    id: 'address',
    heading: { en: 'Address', local: 'Hlášení pobytu' },
    basis: provisionPlace('cz.accommodation.landlord.rights'),
    explains:
      'The subtenant may give the address to the police, the ministry and other offices. It doesn’t give them a right to the flat.',
    rows: named(({ tenant, subtenant }) => [
      row(
        ['The tenant consents to the subtenant reporting a stay at the address of the flat.'],
        [
          `${tenant.first} souhlasí s tím, aby ${subtenant.local} ${subtenant.agrees('hlásil', 'hlásila')} pobyt na adrese bytu.`,
        ],
      ),
    ]),
  },
  {
    id: 'special',
    heading: { en: 'Other arrangements', local: 'Další ujednání' },
    basis: provisionPlace('cz.contract.binding'),
    explains: 'Your own words, as you wrote them, in both columns.',
    when: ({ special }) => special !== '',
    rows: ({ special }) => written(special),
  },
  writtenChanges(contractNoun),
  closing(contractNoun),
];
