import type { Clause } from '../../clauses.ts';
import { type Pair, row, written } from '../../two-language-view.ts';
import { contractNoun } from '../agreement-noun.ts';
import { closing, writtenChanges } from '../closing-clauses.ts';
import { confidentiality, liabilityLimit, personalData, priceWords } from '../contract-clauses.ts';
import { countWithNoun } from '../count-with-noun.ts';
import { crownsIn, dayIn } from '../english-and-czech.ts';
import { provisionPlace } from '../provision-place.ts';
import type { Services } from './services-form.ts';
import { named } from './services-roles.ts';

const per: Readonly<Record<Services['feePer'], Pair>> = {
  hour: ['for each hour of the service', 'za každou hodinu činnosti'],
  month: ['for each calendar month', 'za každý kalendářní měsíc'],
  whole: ['for the whole service', 'za celou činnost'],
};

/** English calls it an agreement, Czech a `smlouva`. */
const servicesNoun = { ...contractNoun, en: 'agreement' };
const feeNoun = { en: 'fee', local: 'odměně' };

/** The clauses of an agreement on services, in their order. */
export const servicesClauses: readonly Clause<Services>[] = [
  {
    id: 'subject',
    heading: { en: 'Subject', local: 'Předmět smlouvy' },
    basis: provisionPlace('cz.mandate.contract'),
    explains:
      'The agent looks after something for the principal. The agent owes care and effort, and doesn’t promise a result. If you need a result, use the contract for work.',
    rows: named(({ principal, agent }, { services, actsForPrincipal }) => [
      row(
        ['The agent undertakes to look after these matters of the principal:'],
        [`${agent.first} se zavazuje obstarat pro ${principal.accusative} tyto záležitosti:`],
      ),
      ...written(services).map((one) => ({ ...one, style: 'item' as const })),
      ...(actsForPrincipal
        ? [
            row(
              [
                'Where it is necessary to act in the principal’s name, the principal issues a written power of attorney in time.',
              ],
              [
                `Vyžaduje-li obstarání záležitosti jednání jménem ${principal.genitive}, vystaví ${principal.local} ${agent.dative} včas plnou moc.`,
              ],
            ),
          ]
        : []),
    ]),
  },
  {
    id: 'care',
    heading: { en: 'How the agent acts', local: 'Způsob plnění' },
    basis: provisionPlace('cz.mandate.care'),
    explains:
      'Honestly, carefully, as well as they can, and following the principal’s instructions. They have to point out a wrong instruction.',
    rows: named(({ principal, agent }) => [
      row(
        [
          'The agent acts honestly and carefully, to the best of their abilities and in line with the principal’s instructions.',
        ],
        [
          `${agent.first} plní příkaz poctivě a pečlivě podle svých schopností a podle pokynů ${principal.genitive}.`,
        ],
      ),
      row(
        [
          'The agent points out an instruction that is evidently wrong, and follows it only if the principal insists.',
        ],
        [
          `Obdrží-li ${agent.local} zřejmě nesprávný pokyn, upozorní na to ${principal.accusative} a splní jej jen tehdy, když na něm ${principal.local} trvá.`,
        ],
      ),
      row(
        ['The agent chooses when and where to work and uses their own means.'],
        [
          `${agent.first} si ${agent.agrees('sám', 'sama')} určuje dobu a místo své činnosti a používá vlastní prostředky.`,
        ],
      ),
    ]),
  },
  {
    id: 'fee',
    heading: { en: 'Fee', local: 'Odměna' },
    basis: provisionPlace('cz.mandate.fee'),
    explains:
      'How much, what for, and whether VAT is added. It’s owed even if the hoped-for result doesn’t happen, unless the agent is to blame.',
    rows: named(({ principal, agent }, { fee, feePer, vat, dueDays, account }) => [
      row(
        [
          'The principal pays a fee of ',
          crownsIn(fee),
          ' ',
          per[feePer],
          '. ',
          priceWords(vat, { supplier: agent, price: feeNoun }),
        ],
        [
          `${principal.first} zaplatí odměnu ve výši `,
          crownsIn(fee),
          ' ',
          per[feePer],
          '. ',
          priceWords(vat, { supplier: agent, price: feeNoun }),
        ],
      ),
      row(
        [
          'The agent sends an invoice ',
          feePer === 'whole' ? 'after the service was provided' : 'after the end of each month',
          '. It is due in ',
          countWithNoun(dueDays, 'ofDays'),
          ' from its delivery.',
        ],
        [
          `${agent.first} vystaví fakturu `,
          feePer === 'whole' ? 'po provedení příkazu' : 'po skončení každého měsíce',
          '. Faktura je splatná do ',
          countWithNoun(dueDays, 'ofDays'),
          ' od jejího doručení.',
        ],
      ),
      ...(account
        ? [row(['The fee is paid to the account ', account, '.'], ['Odměna se hradí na účet ', account, '.'])]
        : []),
      row(
        ['A party that is late with a payment pays interest on it at the rate set by law.'],
        ['Strana, která je v prodlení s placením, zaplatí úrok z prodlení v zákonné výši.'],
      ),
    ]),
  },
  {
    id: 'expenses',
    heading: { en: 'Expenses', local: 'Náklady' },
    basis: provisionPlace('cz.mandate.expenses'),
    explains:
      'By law, the principal pays the agent’s reasonable expenses. This clause includes them in the fee.',
    rows: named(({ principal, agent }) => [
      row(
        [
          'The usual expenses of the agent are part of the fee. Others are only paid if the principal agreed to them beforehand.',
        ],
        [
          `Obvyklé náklady ${agent.genitive} jsou zahrnuty v odměně. Jiné náklady se hradí, jen pokud s nimi ${principal.local} předem ${principal.agrees('souhlasil', 'souhlasila')}.`,
        ],
      ),
    ]),
  },
  {
    id: 'substitute',
    heading: { en: 'Other people', local: 'Náhradník' },
    basis: provisionPlace('cz.mandate.inPerson'),
    explains: 'The agent may pass the work on. They’re then only responsible for choosing badly.',
    rows: named(({ agent }) => [
      row(
        ['The agent may appoint a substitute, and pays for any damage caused by a wrong choice of one.'],
        [
          `${agent.first} si může ustanovit náhradníka a nahradí škodu, kterou ${agent.agrees('způsobil', 'způsobila')} jeho chybnou volbou.`,
        ],
      ),
    ]),
  },
  {
    id: 'reports',
    heading: { en: 'Reports', local: 'Zprávy a vyúčtování' },
    basis: provisionPlace('cz.mandate.reports'),
    explains: 'The principal knows how it’s going, and gets everything that comes out of the work.',
    rows: named(({ principal, agent }) => [
      row(
        [
          'The agent reports on the progress with each invoice and whenever the principal asks, and submits an account at the end.',
        ],
        [
          `${agent.first} podá zprávu o postupu s každou fakturou a vždy na žádost ${principal.genitive}; po provedení příkazu předloží vyúčtování.`,
        ],
      ),
      row(
        ['All benefits from the matter belong to the principal.'],
        [`Veškerý užitek z obstarané záležitosti náleží ${principal.dative}.`],
      ),
    ]),
  },
  {
    id: 'term',
    heading: { en: 'How long it lasts and how it ends', local: 'Doba trvání a skončení' },
    basis: provisionPlace('cz.mandate.end'),
    explains:
      'The principal may dismiss the agent at any time, and pays for what was done. The agent’s notice runs at least until the end of the next month.',
    rows: named(({ principal, agent }, { startOn, until, noticeMonths }) => [
      until
        ? row(
            ['The agreement runs from ', dayIn(startOn), ' until ', dayIn(until), '.'],
            ['Smlouva se uzavírá na dobu od ', dayIn(startOn), ' do ', dayIn(until), '.'],
          )
        : row(
            ['The agreement runs from ', dayIn(startOn), ' for an indefinite time.'],
            ['Smlouva se uzavírá ode dne ', dayIn(startOn), ' na dobu neurčitou.'],
          ),
      row(
        [
          'The principal may revoke the mandate at any time and then pays the expenses up to that point, any damage, and the part of the fee that corresponds to the effort.',
        ],
        [
          `${principal.first} může příkaz kdykoli odvolat; nahradí však ${agent.dative} náklady, které do té doby ${agent.agrees('měl', 'měla')}, a škodu, pokud ji ${agent.agrees('utrpěl', 'utrpěla')}, a zaplatí ${agent.agrees('mu', 'jí')} část odměny přiměřenou ${agent.agrees('jeho', 'její')} námaze.`,
        ],
      ),
      row(
        [
          'The agent may give notice. The notice period is ',
          countWithNoun(noticeMonths, 'months'),
          '. It begins with the month after the notice is delivered.',
        ],
        [
          `${agent.first} může příkaz vypovědět. Výpovědní doba činí `,
          countWithNoun(noticeMonths, 'months'),
          '. Začíná běžet prvním dnem měsíce následujícího po doručení výpovědi.',
        ],
      ),
      row(
        ['When it ends, the agent takes care of everything that cannot wait.'],
        [`Při skončení smlouvy zařídí ${agent.local} vše, co nesnese odkladu.`],
      ),
    ]),
  },
  liabilityLimit,
  confidentiality(servicesNoun),
  personalData(servicesNoun),
  writtenChanges(servicesNoun),
  closing(servicesNoun),
];
