import type { Clause } from '../../clauses.ts';
import { row, written } from '../../two-language-view.ts';
import { citeProvision } from '../cite-provision.ts';
import { crownsIn, numberIn } from '../english-and-czech.ts';
import { provisionPlace } from '../provision-place.ts';
import type { Lease } from './lease-form.ts';
import { named } from './lease-roles.ts';

/** What is paid, when, and what lies with the landlord. */
export const moneyClauses = {
  rent: {
    id: 'rent',
    heading: { en: 'Rent', local: 'Nájemné' },
    basis: provisionPlace('cz.lease.rent'),
    explains:
      'A fixed amount each month. It’s paid in advance, by the fifth day of the month unless you agree on a later one. An earlier one doesn’t bind the tenant.',
    rows: ({ rent, dueDay, account }) => [
      row(['The rent is ', crownsIn(rent), ' a month.'], ['Nájemné činí ', crownsIn(rent), ' měsíčně.']),
      row(
        [
          'It is paid in advance for each month, by day ',
          numberIn(dueDay),
          ' of that month',
          account ? `, to the account ${account}.` : '.',
        ],
        [
          'Platí se předem na každý měsíc, vždy do ',
          numberIn(dueDay),
          '. dne tohoto měsíce',
          account ? `, na účet ${account}.` : '.',
        ],
      ),
    ],
  },
  increase: {
    id: 'increase',
    heading: { en: 'Increase of the rent', local: 'Zvyšování nájemného' },
    basis: provisionPlace('cz.lease.rent.increase'),
    explains: 'The rent goes up each year by the amount you agree here, without a new agreement.',
    rows: ({ increase }) => [
      row(
        ['On each anniversary of the start of the lease, the rent increases by ', numberIn(increase), ' %.'],
        ['Ke každému výročí počátku nájmu se nájemné zvyšuje o ', numberIn(increase), ' %.'],
      ),
    ],
  },
  services: {
    id: 'services',
    heading: { en: 'Services', local: 'Služby' },
    basis: provisionPlace('cz.lease.services.bill'),
    explains:
      'Advances for water, heating and the like, with a bill once a year. You get back what you overpaid, or pay what’s missing. You can ask for proof of the bill, and dispute it, within the time the act allows.',
    when: ({ advance }) => advance > 0,
    rows: named(({ landlord, tenant }, { advance, services }) => [
      row(['The landlord provides these services:'], [`${landlord.first} zajišťuje tyto služby:`]),
      ...written(services ?? '').map((one) => ({ ...one, style: 'item' as const })),
      row(
        [
          'Together with the rent, the tenant pays an advance for services of ',
          crownsIn(advance),
          ' a month.',
        ],
        [`Spolu s nájemným platí ${tenant.local} zálohu na služby ve výši `, crownsIn(advance), ' měsíčně.'],
      ),
      row(
        [
          'The landlord bills the services for each billing period, within the time limits set by ',
          citeProvision('cz.lease.services.bill'),
          '.',
        ],
        [
          `${landlord.first} vyúčtuje služby za každé zúčtovací období ve lhůtách podle `,
          citeProvision('cz.lease.services.bill'),
          '.',
        ],
      ),
    ]),
  },
  deposit: {
    id: 'deposit',
    heading: { en: 'Deposit', local: 'Jistota' },
    basis: provisionPlace('cz.lease.deposit'),
    explains:
      'Together with penalties, it can be three months’ rent at most. The landlord returns it when the lease ends, less what is owed, with interest from the day it was paid.',
    rows: named(({ landlord, tenant }, { deposit }) => [
      row(
        [
          'On signing, the tenant pays the landlord a deposit of ',
          crownsIn(deposit),
          ' for the rent and other duties under the lease.',
        ],
        [
          `Při podpisu smlouvy složí ${tenant.local} ${landlord.dative} jistotu ve výši `,
          crownsIn(deposit),
          ' k zajištění nájemného a jiných povinností vyplývajících z nájmu.',
        ],
      ),
      row(
        [
          'When the lease ends, the landlord returns the deposit with interest at the rate set by law, less what the tenant owes under the lease.',
        ],
        [
          `Při skončení nájmu ${landlord.local} jistotu vrátí spolu s úroky v zákonné sazbě; započte si přitom, co ${landlord.agrees('mu', 'jí')} ${tenant.local} z nájmu dluží.`,
        ],
      ),
    ]),
  },
  penalty: {
    id: 'penalty',
    heading: { en: 'Penalties', local: 'Smluvní pokuta' },
    basis: provisionPlace('cz.lease.deposit'),
    explains:
      'A penalty has to be proportionate, and together with the deposit it can’t exceed three months’ rent.',
    rows: named(({ tenant }, { penalty }) => [
      row(
        [
          'For a breach of a duty under the lease that is not put right within a reasonable time after a written warning, the tenant pays a penalty proportionate to the breach, of no more than ',
          crownsIn(penalty),
          ' in total.',
        ],
        [
          `Za porušení povinnosti z nájmu, které ${tenant.local} nenapraví v přiměřené době po písemné výzvě, zaplatí ${tenant.local} smluvní pokutu přiměřenou porušení, celkem nejvýše `,
          crownsIn(penalty),
          '.',
        ],
      ),
    ]),
  },
} as const satisfies Record<string, Clause<Lease>>;
