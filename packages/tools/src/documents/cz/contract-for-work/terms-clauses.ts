import type { Clause } from '../../clauses.ts';
import { row } from '../../two-language-view.ts';
import { priceWords } from '../contract-clauses.ts';
import { countWithNoun } from '../count-with-noun.ts';
import { crownsIn, numberIn } from '../english-and-czech.ts';
import { provisionPlace } from '../provision-place.ts';
import type { Work } from './work-form.ts';
import { named } from './work-roles.ts';

const priceNoun = { en: 'price', local: 'ceně' };

/** What it costs, and what follows if something goes wrong. */
export const termsClauses = {
  price: {
    id: 'price',
    heading: { en: 'Price', local: 'Cena díla' },
    basis: provisionPlace('cz.work.contract'),
    explains: 'A fixed price, and whether VAT is added. Extra work needs a new agreement.',
    rows: named(({ contractor }, { price, vat }) => [
      row(
        [
          'The price of the work is ',
          crownsIn(price),
          '. ',
          priceWords(vat, { supplier: contractor, price: priceNoun }),
        ],
        [
          'Cena díla činí ',
          crownsIn(price),
          '. ',
          priceWords(vat, { supplier: contractor, price: priceNoun }),
        ],
      ),
      row(
        ['The price is fixed and covers all costs of the contractor.'],
        [`Cena je pevná a zahrnuje veškeré náklady ${contractor.genitive}.`],
      ),
    ]),
  },
  payment: {
    id: 'payment',
    heading: { en: 'Payment', local: 'Platební podmínky' },
    basis: provisionPlace('cz.work.payment'),
    explains:
      'The price is owed once the work is handed over. Anybody who pays late owes interest at the rate the government sets, unless you agree on another.',
    rows: named(({ contractor }, { dueDays, account }) => [
      row(
        [
          'The right to the price arises when the work is done. The contractor then sends an invoice, which is due in ',
          countWithNoun(dueDays, 'ofDays'),
          ' from its delivery.',
        ],
        [
          `Právo na zaplacení ceny vzniká provedením díla. ${contractor.first} poté vystaví fakturu se splatností `,
          countWithNoun(dueDays, 'ofDays'),
          ' od jejího doručení.',
        ],
      ),
      ...(account
        ? [row(['The price is paid to the account ', account, '.'], ['Cena se hradí na účet ', account, '.'])]
        : []),
      row(
        ['A party that is late with a payment pays interest on it at the rate set by law.'],
        ['Strana, která je v prodlení s placením, zaplatí úrok z prodlení v zákonné výši.'],
      ),
    ]),
  },
  advance: {
    id: 'advance',
    heading: { en: 'Advance payment', local: 'Záloha' },
    basis: provisionPlace('cz.work.advance'),
    explains:
      'Part of the price, paid before the work begins. It’s taken off the final invoice, and returned if the work isn’t done.',
    rows: named(({ client, contractor }, { advance }) => [
      row(
        [
          'The client pays the contractor an advance of ',
          crownsIn(advance),
          ' within seven days of the signing of this contract. It is set off against the price.',
        ],
        [
          `${client.first} zaplatí ${contractor.dative} do sedmi dnů od podpisu této smlouvy zálohu ve výši `,
          crownsIn(advance),
          '. Záloha se započte na cenu díla.',
        ],
      ),
    ]),
  },
  defects: {
    id: 'defects',
    heading: { en: 'Defects', local: 'Vady díla' },
    basis: provisionPlace('cz.work.defects'),
    explains:
      'Anything that isn’t as agreed is a defect. Report it as soon as you see it, and within the time the law allows.',
    rows: named(({ client, contractor }) => [
      row(
        [
          'The work has a defect if it does not correspond to this contract. The contractor is liable for defects that the work has at the handover.',
        ],
        [
          `Dílo má vadu, neodpovídá-li této smlouvě. ${contractor.first} odpovídá za vady, které má dílo při předání.`,
        ],
      ),
      row(
        [
          'The client reports defects without undue delay after they are found. The contractor fixes them free of charge within a reasonable time.',
        ],
        [
          `${client.first} oznámí vady bez zbytečného odkladu poté, kdy je ${client.agrees('zjistil', 'zjistila')}. ${contractor.first} je v přiměřené době bezplatně odstraní.`,
        ],
      ),
    ]),
  },
  guarantee: {
    id: 'guarantee',
    heading: { en: 'Guarantee of quality', local: 'Záruka za jakost' },
    basis: provisionPlace('cz.work.guarantee'),
    explains: 'The contractor is also responsible for what breaks later. The time runs from the handover.',
    rows: named(({ contractor }, { guaranteeMonths }) => [
      row(
        [
          'The contractor gives a guarantee of quality of ',
          countWithNoun(guaranteeMonths, 'ofMonths'),
          '. It runs from the handover.',
        ],
        [
          `${contractor.first} poskytuje na dílo záruku za jakost v délce `,
          countWithNoun(guaranteeMonths, 'ofMonths'),
          '. Záruční doba běží od předání díla.',
        ],
      ),
    ]),
  },
  licence: {
    id: 'licence',
    heading: { en: 'Rights to the result', local: 'Licence k dílu' },
    basis: provisionPlace('cz.licence.contract'),
    explains:
      'For texts, pictures, designs and software: who may use them, and how. It’s worth agreeing on, since otherwise the law assumes one year, and only in the Czech Republic.',
    rows: named(({ client, contractor }, { licence }) => [
      licence === 'shared'
        ? row(
            [
              'If the work is protected by copyright, the contractor grants the client a non-exclusive licence to use it in any way, to any extent, anywhere in the world and for as long as the rights last.',
            ],
            [
              `Je-li dílo chráněno autorským právem, poskytuje ${contractor.local} ${client.dative} nevýhradní licenci k jeho užití všemi způsoby, v neomezeném množstevním a územním rozsahu a po dobu trvání majetkových práv.`,
            ],
          )
        : row(
            [
              'If the work is protected by copyright, the contractor grants the client an exclusive licence to use it in any way, to any extent, anywhere in the world and for as long as the rights last.',
            ],
            [
              `Je-li dílo chráněno autorským právem, poskytuje ${contractor.local} ${client.dative} výhradní licenci k jeho užití všemi způsoby, v neomezeném množstevním a územním rozsahu a po dobu trvání majetkových práv.`,
            ],
          ),
      row(
        [
          'The client may change the work, combine it with others and pass the licence on. The price of the licence is part of the price of the work.',
        ],
        [
          `${client.first} smí dílo měnit, spojit je s jinými díly a oprávnění z licence poskytnout třetím osobám. Odměna za licenci je zahrnuta v ceně díla.`,
        ],
      ),
    ]),
  },
  penalty: {
    id: 'penalty',
    heading: { en: 'Contractual penalty', local: 'Smluvní pokuta' },
    basis: provisionPlace('cz.penalty.agreed'),
    explains:
      'An amount for each day of delay, without having to prove any damage. It replaces damages unless you agree otherwise, as this clause does, and a court may lower one that’s out of proportion.',
    rows: named(({ client, contractor }, { penaltyPercent, penaltyMost }) => [
      row(
        [
          'If the contractor is late with the handover, the contractor pays the client a contractual penalty of ',
          numberIn(penaltyPercent),
          ' % of the price for each day or part of a day, at most ',
          numberIn(penaltyMost),
          ' % of the price.',
        ],
        [
          `Je-li ${contractor.local} v prodlení s předáním díla, zaplatí ${client.dative} smluvní pokutu ve výši `,
          numberIn(penaltyPercent),
          ' % z ceny díla za každý započatý den prodlení, nejvýše však ',
          numberIn(penaltyMost),
          ' % z ceny díla.',
        ],
      ),
      row(
        ['The penalty does not affect the right to damages that exceed its amount.'],
        ['Smluvní pokutou není dotčeno právo na náhradu škody v rozsahu, v jakém ji převyšuje.'],
      ),
    ]),
  },
  withdrawal: {
    id: 'withdrawal',
    heading: { en: 'Withdrawal', local: 'Odstoupení od smlouvy' },
    basis: provisionPlace('cz.contract.withdrawal'),
    explains:
      'Either of you can end the contract immediately if the other breaks it in a way that makes it pointless. Otherwise the other party gets one more chance first.',
    rows: () => [
      row(
        [
          'A party may withdraw from this contract without undue delay if the other party commits a fundamental breach of it.',
        ],
        [
          'Poruší-li strana smlouvu podstatným způsobem, může druhá strana bez zbytečného odkladu od smlouvy odstoupit.',
        ],
      ),
      row(
        [
          'A delay of more than thirty days in the handover or in a payment is a fundamental breach. For other delays, the party first sets a reasonable additional period.',
        ],
        [
          'Prodlení s předáním díla nebo s placením delší než třicet dnů je podstatným porušením smlouvy. V ostatních případech prodlení poskytne strana nejprve přiměřenou dodatečnou lhůtu.',
        ],
      ),
    ],
  },
} as const satisfies Record<string, Clause<Work>>;
