import type { Clause } from '../clauses.ts';
import { closing, writtenChanges } from '../closing-clauses.ts';
import { confidentiality, liabilityLimit, personalData, priceWords } from '../contract-clauses.ts';
import { crownsIn, dayIn, inEach, longBlank, numberIn, row, written } from '../two-language-view.ts';
import type { Work } from './work-form.ts';

/** The clauses of a contract for work, in their order. */
export const workClauses: readonly Clause<Work>[] = [
  {
    id: 'subject',
    heading: { en: 'Subject', cs: 'Předmět smlouvy' },
    basis: 'cz.work.contract',
    explains:
      'The contractor makes the work at their own cost and risk, and the client takes it over and pays. The better it’s described, the less there is to argue about.',
    rows: ({ work, description }) => [
      row(
        [
          'The contractor undertakes to carry out at their own cost and risk the following work for the client: ',
          inEach(work, longBlank),
          ' (the “work”).',
        ],
        [
          'Zhotovitel se zavazuje provést na svůj náklad a nebezpečí pro objednatele toto dílo: ',
          inEach(work, longBlank),
          ' (dále jen „dílo“).',
        ],
      ),
      row(['The work is specified as follows:'], ['Dílo je blíže určeno takto:']),
      ...written(description).map((one) => ({ ...one, style: 'item' as const })),
      row(
        ['The client undertakes to take the work over and to pay its price.'],
        ['Objednatel se zavazuje dílo převzít a zaplatit jeho cenu.'],
      ),
    ],
  },
  {
    id: 'term',
    heading: { en: 'Time of performance', cs: 'Doba plnění' },
    basis: 'cz.work.care',
    explains:
      'When the work begins and by when it has to be handed over. Without a day, the time has to be what’s usual for such work.',
    rows: ({ startOn, finishBy }) => [
      row(
        [
          'The contractor begins on ',
          dayIn(startOn),
          ' and hands the finished work over by ',
          dayIn(finishBy),
          '.',
        ],
        [
          'Zhotovitel zahájí provádění díla dne ',
          dayIn(startOn),
          ' a dokončené dílo předá nejpozději dne ',
          dayIn(finishBy),
          '.',
        ],
      ),
      row(
        ['The contractor carries out the work with due care and obtains everything that is needed for it.'],
        ['Zhotovitel provede dílo s potřebnou péčí a obstará vše, co je k provedení díla potřeba.'],
      ),
    ],
  },
  {
    id: 'handover',
    heading: { en: 'Handover', cs: 'Předání a převzetí díla' },
    basis: 'cz.work.handover',
    explains:
      'The work is done when it’s finished and handed over. Write down what you notice: a defect in plain sight that isn’t in the record may be too late to claim.',
    rows: ({ handoverAt }) => [
      row(
        ['The work is handed over at this place: ', inEach(handoverAt, longBlank), '.'],
        ['Dílo bude předáno v tomto místě: ', inEach(handoverAt, longBlank), '.'],
      ),
      row(
        [
          'The client takes the finished work over with or without reservations. The parties sign a record of the handover, which lists the defects and the day by which they are removed.',
        ],
        [
          'Objednatel převezme dokončené dílo s výhradami, nebo bez výhrad. O předání strany sepíší protokol, ve kterém uvedou vady díla a den, do kterého budou odstraněny.',
        ],
      ),
      row(
        [
          'By taking the work over the client becomes its owner, and the risk of damage passes to the client, unless that happened before.',
        ],
        [
          'Převzetím nabývá objednatel vlastnické právo k dílu a přechází na něho nebezpečí škody na něm, nestalo-li se tak již dříve.',
        ],
      ),
    ],
  },
  {
    id: 'price',
    heading: { en: 'Price', cs: 'Cena díla' },
    basis: 'cz.work.contract',
    explains:
      'A fixed price, and whether VAT comes on top. More work than agreed means a new agreement, not a higher invoice.',
    rows: ({ price, vat }) => [
      row(
        ['The price of the work is ', crownsIn(price), '. ', priceWords(vat)[0]],
        ['Cena díla činí ', crownsIn(price), '. ', priceWords(vat)[1]],
      ),
      row(
        ['The price is fixed and covers all costs of the contractor.'],
        ['Cena je pevná a zahrnuje veškeré náklady zhotovitele.'],
      ),
    ],
  },
  {
    id: 'payment',
    heading: { en: 'Payment', cs: 'Platební podmínky' },
    basis: 'cz.work.payment',
    explains:
      'The right to the price arises once the work is handed over. Who pays late owes interest, which the government sets unless you agree on another.',
    rows: ({ dueDays, account }) => [
      row(
        [
          'The right to the price arises when the work is done. The contractor then sends an invoice, which is due in ',
          numberIn(dueDays),
          ' days from its delivery.',
        ],
        [
          'Právo na zaplacení ceny vzniká provedením díla. Zhotovitel poté vystaví fakturu se splatností ',
          numberIn(dueDays),
          ' dnů od jejího doručení.',
        ],
      ),
      ...(account
        ? [row(['The price is paid to the account ', account, '.'], ['Cena se hradí na účet ', account, '.'])]
        : []),
      row(
        ['Whoever is late with a payment pays interest on it in the amount set by law.'],
        ['Strana, která je v prodlení s placením, zaplatí úrok z prodlení v zákonné výši.'],
      ),
    ],
  },
  {
    id: 'advance',
    heading: { en: 'Advance payment', cs: 'Záloha' },
    basis: 'cz.work.advance',
    explains:
      'Part of the price before the work begins. It’s taken off the final invoice, and comes back if the work isn’t done.',
    rows: ({ advance }) => [
      row(
        [
          'The client pays the contractor an advance of ',
          crownsIn(advance),
          ' within seven days of the signing of this contract. It is set off against the price.',
        ],
        [
          'Objednatel zaplatí zhotoviteli do sedmi dnů od podpisu této smlouvy zálohu ve výši ',
          crownsIn(advance),
          '. Záloha se započte na cenu díla.',
        ],
      ),
    ],
  },
  {
    id: 'cooperation',
    heading: { en: 'Cooperation of the client', cs: 'Součinnost objednatele' },
    basis: 'cz.work.cooperation',
    explains: 'What the client has to supply so that the work can go on. Waiting for it moves the deadline.',
    rows: ({ cooperation }) => [
      row(['The client provides the contractor with:'], ['Objednatel poskytne zhotoviteli:']),
      ...written(cooperation ?? '').map((one) => ({ ...one, style: 'item' as const })),
      row(
        ['If the client is late with it, the time of performance is extended by that delay.'],
        ['Je-li objednatel se součinností v prodlení, doba plnění se o toto prodlení prodlužuje.'],
      ),
    ],
  },
  {
    id: 'supervision',
    heading: { en: 'Checks and instructions', cs: 'Kontrola a příkazy objednatele' },
    basis: 'cz.work.supervision',
    explains:
      'The client may look at the work while it’s made, and the contractor has to warn of instructions that would spoil it.',
    rows: () => [
      row(
        ['The client may check the work at any time after a notice one working day ahead.'],
        [
          'Objednatel je oprávněn provádění díla kontrolovat po oznámení učiněném alespoň jeden pracovní den předem.',
        ],
      ),
      row(
        [
          'The contractor warns the client without undue delay of unsuitable things or instructions that the client gave.',
        ],
        [
          'Zhotovitel upozorní objednatele bez zbytečného odkladu na nevhodnou povahu věci nebo příkazu, které mu objednatel dal.',
        ],
      ),
    ],
  },
  {
    id: 'subcontractors',
    heading: { en: 'Subcontractors', cs: 'Poddodavatelé' },
    basis: 'cz.work.inPerson',
    explains:
      'The contractor may have parts of the work done by others, and answers for them as for their own work.',
    rows: () => [
      row(
        [
          'The contractor may have the work or its parts done by other persons and is liable as if the contractor had done it.',
        ],
        [
          'Zhotovitel je oprávněn nechat dílo nebo jeho části provést jinými osobami; odpovídá přitom, jako by dílo prováděl sám.',
        ],
      ),
    ],
  },
  {
    id: 'defects',
    heading: { en: 'Defects', cs: 'Vady díla' },
    basis: 'cz.work.defects',
    explains:
      'What isn’t as agreed is a defect. Report it as soon as you see it, and within the time the law gives.',
    rows: () => [
      row(
        [
          'The work has a defect if it does not correspond to this contract. The contractor is liable for defects that the work has at the handover.',
        ],
        ['Dílo má vadu, neodpovídá-li této smlouvě. Zhotovitel odpovídá za vady, které má dílo při předání.'],
      ),
      row(
        [
          'The client reports defects without undue delay after they are found. The contractor removes them free of charge within a reasonable time.',
        ],
        [
          'Objednatel oznámí vady bez zbytečného odkladu poté, kdy je zjistil. Zhotovitel je v přiměřené době bezplatně odstraní.',
        ],
      ),
    ],
  },
  {
    id: 'guarantee',
    heading: { en: 'Guarantee of quality', cs: 'Záruka za jakost' },
    basis: 'cz.work.guarantee',
    explains: 'The contractor also answers for what breaks later. The time runs from the handover.',
    rows: ({ guaranteeMonths }) => [
      row(
        [
          'The contractor gives a guarantee of quality of ',
          numberIn(guaranteeMonths),
          ' months. It runs from the handover.',
        ],
        [
          'Zhotovitel poskytuje na dílo záruku za jakost v délce ',
          numberIn(guaranteeMonths),
          ' měsíců. Záruční doba běží od předání díla.',
        ],
      ),
    ],
  },
  {
    id: 'licence',
    heading: { en: 'Rights to the result', cs: 'Licence k dílu' },
    basis: 'cz.licence.contract',
    explains:
      'For texts, pictures, designs and software: who may use them and how. It’s worth saying, since the law assumes one year and the Czech Republic only.',
    rows: ({ licence }) => [
      licence === 'shared'
        ? row(
            [
              'If the work is protected by copyright, the contractor grants the client a non-exclusive licence to use it in all ways, in any amount, anywhere and as long as the rights last.',
            ],
            [
              'Je-li dílo chráněno autorským právem, poskytuje zhotovitel objednateli nevýhradní licenci k jeho užití všemi způsoby, v neomezeném množstevním a územním rozsahu a po dobu trvání majetkových práv.',
            ],
          )
        : row(
            [
              'If the work is protected by copyright, the contractor grants the client an exclusive licence to use it in all ways, in any amount, anywhere and as long as the rights last.',
            ],
            [
              'Je-li dílo chráněno autorským právem, poskytuje zhotovitel objednateli výhradní licenci k jeho užití všemi způsoby, v neomezeném množstevním a územním rozsahu a po dobu trvání majetkových práv.',
            ],
          ),
      row(
        [
          'The client may change the work, combine it with others and pass the licence on. The price of the licence is part of the price of the work.',
        ],
        [
          'Objednatel smí dílo měnit, spojit s jinými díly a licenci poskytnout třetím osobám. Odměna za licenci je zahrnuta v ceně díla.',
        ],
      ),
    ],
  },
  {
    id: 'penalty',
    heading: { en: 'Contractual penalty', cs: 'Smluvní pokuta' },
    basis: 'cz.penalty.agreed',
    explains:
      'A sum for each late day that needs no proof of damage. It replaces damages unless you say otherwise, which this clause does, and a court may lower one that’s out of proportion.',
    rows: ({ penaltyPercent, penaltyMost }) => [
      row(
        [
          'If the contractor is late with the handover, the contractor pays the client a contractual penalty of ',
          numberIn(penaltyPercent),
          ' % of the price for each day that has begun, at most ',
          numberIn(penaltyMost),
          ' % of the price.',
        ],
        [
          'Je-li zhotovitel v prodlení s předáním díla, zaplatí objednateli smluvní pokutu ve výši ',
          numberIn(penaltyPercent),
          ' % z ceny díla za každý započatý den prodlení, nejvýše však ',
          numberIn(penaltyMost),
          ' % z ceny díla.',
        ],
      ),
      row(
        ['The penalty does not affect the right to damages beyond its amount.'],
        ['Smluvní pokutou není dotčeno právo na náhradu škody v rozsahu, v jakém ji převyšuje.'],
      ),
    ],
  },
  liabilityLimit,
  {
    id: 'withdrawal',
    heading: { en: 'Withdrawal', cs: 'Odstoupení od smlouvy' },
    basis: 'cz.contract.withdrawal',
    explains:
      'Either of you can end the contract at once if the other breaks it in a way that makes it pointless; otherwise only after one more chance.',
    rows: () => [
      row(
        [
          'A party may withdraw from this contract without undue delay if the other party breaches it in a fundamental way.',
        ],
        [
          'Poruší-li strana smlouvu podstatným způsobem, může druhá strana bez zbytečného odkladu od smlouvy odstoupit.',
        ],
      ),
      row(
        [
          'A delay with the handover or with a payment of more than thirty days is a fundamental breach. For other delays the party first sets a reasonable additional time.',
        ],
        [
          'Prodlení s předáním díla nebo s placením delší než třicet dnů je podstatným porušením smlouvy. V ostatních případech prodlení poskytne strana nejprve přiměřenou dodatečnou lhůtu.',
        ],
      ),
    ],
  },
  confidentiality,
  personalData,
  writtenChanges,
  closing,
];
