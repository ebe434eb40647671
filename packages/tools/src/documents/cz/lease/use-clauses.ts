import type { Clause } from '../../clauses.ts';
import { row, written } from '../../two-language-view.ts';
import { dayIn } from '../english-and-czech.ts';
import { provisionPlace } from '../provision-place.ts';
import { flatRows } from '../rented-flat-fields.ts';
import { eachOfInCzech, jointTenantsInCzech } from './joint-tenants.ts';
import type { Lease } from './lease-form.ts';
import { named } from './lease-roles.ts';

const termWords = (lease: Lease) => {
  const [from, until] = [dayIn(lease.startOn), dayIn(lease.endOn)];
  return lease.term === 'definite'
    ? row(
        ['The lease begins on ', from, ' and ends on ', until, '.'],
        ['Nájem začíná dne ', from, ' a končí dne ', until, '.'],
      )
    : row(
        ['The lease begins on ', from, ' and is concluded for an indefinite period.'],
        ['Nájem začíná dne ', from, ' a sjednává se na dobu neurčitou.'],
      );
};

/** Which flat, for whom and how long, and what may be done in it. */
export const useClauses = {
  subject: {
    id: 'subject',
    heading: { en: 'The flat', local: 'Předmět nájmu' },
    basis: provisionPlace('cz.lease.flat'),
    explains:
      'Which flat it is, and that it’s for living in. That gives the tenant the law’s protection, which no clause can take away.',
    rows: named(({ landlord, tenant }, lease) => [
      row(
        [
          'The landlord lets the tenant this flat to satisfy the housing needs of the tenant and of the tenant’s household:',
        ],
        [
          `${landlord.first} přenechává ${tenant.dative} k zajištění bytových potřeb ${tenant.genitive} a členů ${tenant.agrees('jeho', 'její')} domácnosti tento byt:`,
        ],
      ),
      ...flatRows(lease.flat).map((one) => ({ ...one, style: 'item' as const })),
      ...(lease.equipment
        ? [
            row(['The flat is let with this equipment:'], ['Byt se pronajímá s tímto vybavením:']),
            ...written(lease.equipment).map((one) => ({ ...one, style: 'item' as const })),
          ]
        : []),
      ...(lease.household
        ? [
            row(
              ['These people will live in the flat with the tenant: ', lease.household],
              [`S ${tenant.instrumental} budou v bytě žít tyto osoby: `, lease.household],
            ),
          ]
        : []),
    ]),
  },
  term: {
    id: 'term',
    heading: { en: 'How long', local: 'Doba nájmu' },
    basis: provisionPlace('cz.lease.renewed'),
    explains:
      'A fixed-term lease ends by itself. But if the tenant stays on for three months and the landlord doesn’t ask them in writing to leave, it’s renewed for two years at most.',
    rows: (lease) => [termWords(lease)],
  },
  joint: {
    id: 'joint',
    heading: { en: 'Joint tenants', local: 'Společný nájem' },
    basis: provisionPlace('cz.lease.joint'),
    explains:
      'Everybody who signs as a tenant has the same rights. The landlord can ask any one of them for the whole rent, and they settle it among themselves.',
    when: ({ jointTenants }) => jointTenants.length > 0,
    rows: named(({ tenant }, { tenant: first, jointTenants }: Lease) => [
      row(
        [
          'The tenant and the joint tenants rent the flat together and have the same rights and duties. What this contract says about the tenant applies to each of them.',
        ],
        [
          `${tenant.first} a ${jointTenantsInCzech(jointTenants)} mají byt ve společném nájmu a mají stejná práva a povinnosti. Co tato smlouva stanoví o ${tenant.dative}, platí o ${eachOfInCzech([first, ...jointTenants])} z nich.`,
        ],
      ),
      row(
        ['They owe the rent and other debts under the lease jointly and severally.'],
        ['Nájemné a jiné dluhy z nájmu dluží společně a nerozdílně.'],
      ),
    ]),
  },
  energy: {
    id: 'energy',
    heading: { en: 'Energy certificate', local: 'Průkaz energetické náročnosti' },
    basis: provisionPlace('cz.lease.energy'),
    explains:
      'The owner has to hand over the energy certificate (PENB) of the flat or the house, or a copy, by the time you sign. If the building’s managers never gave one to the owner of the flat, three years of energy bills will do instead. Listed buildings and some others don’t need one.',
    rows: named(({ landlord, tenant }) => [
      row(
        [
          'The landlord handed the tenant the energy performance certificate or a copy of it no later than on signing this contract, or the energy bills that replace it by law.',
        ],
        [
          `${landlord.first} ${landlord.agrees('předal', 'předala')} ${tenant.dative} nejpozději při podpisu této smlouvy průkaz energetické náročnosti nebo jeho kopii, popřípadě vyúčtování dodávek energií, které jej podle zákona nahrazuje.`,
        ],
      ),
    ]),
  },
  handover: {
    id: 'handover',
    heading: { en: 'Handover', local: 'Předání bytu' },
    basis: provisionPlace('cz.lease.handover'),
    explains:
      'The state of the flat, the meters and the keys, on one paper that you both sign. It decides what has to be repaired at the end, beyond normal wear.',
    rows: named(({ tenant }) => [
      row(
        [
          'When the flat is handed over and when it is returned, the parties sign a protocol recording the state of the flat, the meter readings and the number of keys.',
        ],
        [
          'Při předání bytu i při jeho vrácení strany podepíší protokol o stavu bytu, stavu měřidel a počtu klíčů.',
        ],
      ),
      row(
        ['The tenant returns the flat in the state in which they took it over, apart from normal wear.'],
        [
          `${tenant.first} odevzdá byt ve stavu, v jakém jej ${tenant.agrees('převzal', 'převzala')}, s výjimkou běžného opotřebení.`,
        ],
      ),
    ]),
  },
  upkeep: {
    id: 'upkeep',
    heading: { en: 'Use and repairs', local: 'Užívání a opravy' },
    basis: provisionPlace('cz.lease.upkeep'),
    explains:
      'The tenant pays for ordinary upkeep and small repairs, the landlord for everything else. Tenants have a right to work from home and keep pets as long as it isn’t a burden.',
    rows: named(({ landlord, tenant }) => [
      row(
        [
          'The tenant uses the flat properly and carries out and pays for ordinary maintenance and small repairs. The landlord keeps the flat and the house fit for use.',
        ],
        [
          `${tenant.first} užívá byt řádně a provádí a hradí běžnou údržbu a drobné opravy. ${landlord.first} udržuje byt a dům ve stavu způsobilém k užívání.`,
        ],
      ),
      row(
        [
          'The tenant reports damage and defects to the landlord without undue delay. The landlord repairs them within a reasonable time.',
        ],
        [
          `${tenant.first} oznámí poškození a vady ${landlord.dative} bez zbytečného odkladu. ${landlord.first} je odstraní v přiměřené době.`,
        ],
      ),
    ]),
  },
} as const satisfies Record<string, Clause<Lease>>;
