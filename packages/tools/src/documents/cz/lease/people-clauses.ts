import type { Clause } from '../../clauses.ts';
import { row } from '../../two-language-view.ts';
import { provisionPlace } from '../provision-place.ts';
import type { Lease } from './lease-form.ts';
import { named } from './lease-roles.ts';

/** Who lives in the flat with the tenant or instead of them, animals too, and what is registered there. */
export const peopleClauses = {
  household: {
    id: 'household',
    heading: { en: 'New members of the household', local: 'Noví členové domácnosti' },
    basis: provisionPlace('cz.lease.household.members'),
    explains:
      'The tenant has to ask before somebody moves in. By law, this can’t apply to people close to the tenant, such as a partner, children or parents.',
    rows: named(({ landlord, tenant }) => [
      row(
        [
          'The landlord reserves the right to consent to new members of the tenant’s household, other than persons close to the tenant. The consent is given in writing.',
        ],
        [
          `${landlord.first} si vyhrazuje souhlas s přijetím nového člena do ${tenant.agrees('nájemcovy', 'nájemkyniny')} domácnosti, nejde-li o osobu blízkou. Souhlas se uděluje písemně.`,
        ],
      ),
    ]),
  },
  sublease: {
    id: 'sublease',
    heading: { en: 'Sublease', local: 'Podnájem' },
    basis: provisionPlace('cz.lease.sublease.consent'),
    explains:
      'The landlord’s consent to a sublease, in advance and in writing. The visa office wants to see it from anybody who lives there as a subtenant.',
    rows: named(({ landlord, tenant }) => [
      row(
        [
          'The landlord consents to the tenant subletting the flat or part of it, even if the tenant does not live there.',
        ],
        [
          `${landlord.first} souhlasí s tím, aby ${tenant.local} ${tenant.agrees('dal', 'dala')} byt nebo jeho část do podnájmu, i když v bytě ${tenant.agrees('sám', 'sama')} trvale nebydlí.`,
        ],
      ),
    ]),
  },
  address: {
    id: 'address',
    heading: { en: 'Address', local: 'Hlášení pobytu' },
    basis: provisionPlace('cz.accommodation.landlord.rights'),
    explains:
      'The tenant may give the address to the police, the ministry and other offices. For the landlord: this doesn’t give anybody a right to the flat, or any claim against its owner.',
    rows: named(({ landlord, tenant }) => [
      row(
        [
          'The landlord consents to the tenant and the tenant’s household reporting their stay at the address of the flat, and confirms this to offices on request.',
        ],
        [
          `${landlord.first} souhlasí s tím, aby ${tenant.local} a členové ${tenant.agrees('jeho', 'její')} domácnosti hlásili pobyt na adrese bytu, a na požádání to úřadům potvrdí.`,
        ],
      ),
    ]),
  },
  pets: {
    id: 'pets',
    heading: { en: 'Pets', local: 'Chov zvířat' },
    basis: provisionPlace('cz.lease.pets'),
    explains:
      'Names the animals, so that nobody can say later they were hidden. A tenant may keep a pet anyway as long as it doesn’t cause unreasonable trouble in the house, and a ban has no effect. If the shared parts of the house need more upkeep because of it, the tenant pays for that.',
    rows: named(({ landlord, tenant }, { animals }) => [
      row(
        ['The landlord agrees to the tenant keeping these animals in the flat: ', animals ?? '', '.'],
        [
          `${landlord.first} souhlasí s tím, aby ${tenant.local} v bytě ${tenant.agrees('choval', 'chovala')} tato zvířata: `,
          animals ?? '',
          '.',
        ],
      ),
      row(
        [
          'The tenant makes sure that they cause the landlord and the other residents no more trouble than is reasonable in the house, and pays any extra costs they cause for maintaining its common parts.',
        ],
        [
          `${tenant.first} dbá na to, aby chov nepůsobil ${landlord.dative} ani ostatním obyvatelům domu obtíže nepřiměřené poměrům v domě, a nahradí zvýšené náklady na údržbu společných částí domu, které chov vyvolá.`,
        ],
      ),
    ]),
  },
  seat: {
    id: 'seat',
    heading: { en: 'Registered address of a trade', local: 'Sídlo podnikání' },
    basis: provisionPlace('cz.trade.seat.consent'),
    explains:
      'The owner’s written consent. The Trade Licensing Office wants to see it from anybody whose trade is registered at an address where they aren’t registered themselves. That address is public, and letters for the business go there.',
    rows: named(({ landlord, tenant }, { landlordOwns }: Lease) => [
      landlordOwns
        ? row(
            [
              'As the owner of the flat, the landlord consents to the tenant having the registered seat of their business at its address, and signs a separate declaration of this on request.',
            ],
            [
              `${landlord.first} jako ${landlord.agrees('vlastník', 'vlastnice')} bytu souhlasí s tím, aby ${tenant.local} ${tenant.agrees('měl', 'měla')} na adrese bytu umístěno sídlo svého podnikání, a na požádání o tom vydá samostatné prohlášení.`,
            ],
          )
        : row(
            [
              'The landlord consents to the tenant having the registered seat of their business at the address of the flat, and obtains the written consent of the owner of the flat to it.',
            ],
            [
              `${landlord.first} souhlasí s tím, aby ${tenant.local} ${tenant.agrees('měl', 'měla')} na adrese bytu umístěno sídlo svého podnikání, a opatří k tomu písemný souhlas vlastníka bytu.`,
            ],
          ),
      row(
        [
          'The tenant may do business in the flat as long as this places no greater burden on the flat or the house. When the lease ends, the tenant moves the registered seat elsewhere without undue delay.',
        ],
        [
          `${tenant.first} může v bytě podnikat, nezpůsobí-li to zvýšené zatížení pro byt nebo dům. Po skončení nájmu sídlo bez zbytečného odkladu přemístí jinam.`,
        ],
      ),
    ]),
  },
} as const satisfies Record<string, Clause<Lease>>;
