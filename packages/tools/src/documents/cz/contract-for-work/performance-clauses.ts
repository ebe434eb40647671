import type { Clause } from '../../clauses.ts';
import { inEach, longBlank, row, written } from '../../two-language-view.ts';
import { dayIn } from '../english-and-czech.ts';
import { provisionPlace } from '../provision-place.ts';
import type { Work } from './work-form.ts';
import { named } from './work-roles.ts';

/** What is made, when and how, and how it is handed over. */
export const performanceClauses = {
  subject: {
    id: 'subject',
    heading: { en: 'Subject', local: 'Předmět smlouvy' },
    basis: provisionPlace('cz.work.contract'),
    explains:
      'The contractor does the work at their own cost and risk, and the client accepts it and pays. The better it’s described, the less there is to argue about.',
    rows: named(({ client, contractor }, { work, specification }) => [
      row(
        [
          'The contractor undertakes to carry out at their own cost and risk the following work for the client: ',
          inEach(work, longBlank),
          ' (the “work”).',
        ],
        [
          `${contractor.first} se zavazuje provést na svůj náklad a nebezpečí pro ${client.accusative} toto dílo: `,
          inEach(work, longBlank),
          ' (dále jen „dílo“).',
        ],
      ),
      row(['The work is specified as follows:'], ['Dílo je blíže určeno takto:']),
      ...written(specification).map((one) => ({ ...one, style: 'item' as const })),
      row(
        ['The client undertakes to accept the work and pay its price.'],
        [`${client.first} se zavazuje dílo převzít a zaplatit jeho cenu.`],
      ),
    ]),
  },
  term: {
    id: 'term',
    heading: { en: 'Time of performance', local: 'Doba plnění' },
    basis: provisionPlace('cz.work.care'),
    explains:
      'When the work begins, and when it has to be handed over. If you don’t set a date, it’s the time that’s usual for such work.',
    rows: named(({ contractor }, { startOn, finishBy }) => [
      row(
        [
          'The contractor begins on ',
          dayIn(startOn),
          ' and hands the finished work over by ',
          dayIn(finishBy),
          '.',
        ],
        [
          `${contractor.first} zahájí provádění díla dne `,
          dayIn(startOn),
          ' a dokončené dílo předá nejpozději dne ',
          dayIn(finishBy),
          '.',
        ],
      ),
      row(
        ['The contractor carries out the work with due care and obtains everything that is needed for it.'],
        [`${contractor.first} provede dílo s potřebnou péčí a obstará vše, co je k provedení díla potřeba.`],
      ),
    ]),
  },
  handover: {
    id: 'handover',
    heading: { en: 'Handover', local: 'Předání a převzetí díla' },
    basis: provisionPlace('cz.work.handover'),
    explains:
      'The work is done when it’s finished and handed over. Write down what you notice: if an obvious defect isn’t in the record, it may be too late to claim it.',
    rows: named(({ client }, { handoverAt }) => [
      row(
        ['The work is handed over at this place: ', inEach(handoverAt, longBlank), '.'],
        ['Dílo bude předáno v tomto místě: ', inEach(handoverAt, longBlank), '.'],
      ),
      row(
        [
          'The client accepts the finished work with or without reservations. The parties sign a record of the handover, listing the defects and the day by which they will be fixed.',
        ],
        [
          `${client.first} převezme dokončené dílo s výhradami, nebo bez výhrad. O předání strany sepíší protokol, ve kterém uvedou vady díla a den, do kterého budou odstraněny.`,
        ],
      ),
      row(
        [
          'On accepting the work, the client becomes its owner and the risk of damage passes to the client, unless that happened earlier.',
        ],
        [
          `Převzetím nabývá ${client.local} vlastnické právo k dílu a přechází na ${client.agrees('něho', 'ni')} nebezpečí škody na něm, nestalo-li se tak již dříve.`,
        ],
      ),
    ]),
  },
  cooperation: {
    id: 'cooperation',
    heading: { en: 'Cooperation of the client', local: 'Součinnost' },
    basis: provisionPlace('cz.work.cooperation'),
    explains:
      'What the client has to supply so that the work can go on. If the contractor has to wait for it, the deadline moves.',
    rows: named(({ client, contractor }, { cooperation }) => [
      row(['The client provides the contractor with:'], [`${client.first} poskytne ${contractor.dative}:`]),
      ...written(cooperation ?? '').map((one) => ({ ...one, style: 'item' as const })),
      row(
        ['If the client is late, the time of performance is extended by that delay.'],
        [`Je-li ${client.local} se součinností v prodlení, doba plnění se o toto prodlení prodlužuje.`],
      ),
    ]),
  },
  supervision: {
    id: 'supervision',
    heading: { en: 'Checks and instructions', local: 'Kontrola a příkazy' },
    basis: provisionPlace('cz.work.supervision'),
    explains:
      'The client may check on the work in progress, and the contractor has to warn about instructions that would spoil it.',
    rows: named(({ client, contractor }) => [
      row(
        ['The client may check the work at any time on one working day’s notice.'],
        [
          `${client.first} je ${client.agrees('oprávněn', 'oprávněna')} provádění díla kontrolovat po oznámení učiněném alespoň jeden pracovní den předem.`,
        ],
      ),
      row(
        [
          'The contractor warns the client without undue delay if the client’s materials or instructions are unsuitable.',
        ],
        [
          `${contractor.first} upozorní ${client.accusative} bez zbytečného odkladu na nevhodnou povahu věci, kterou ${contractor.agrees('mu', 'jí')} ${client.local} ${client.agrees('předal', 'předala')}, nebo příkazu, který ${contractor.agrees('mu', 'jí')} ${client.agrees('dal', 'dala')}.`,
        ],
      ),
    ]),
  },
  subcontractors: {
    id: 'subcontractors',
    heading: { en: 'Subcontractors', local: 'Poddodavatelé' },
    basis: provisionPlace('cz.work.inPerson'),
    explains:
      'The contractor may have parts of the work done by others, and is responsible for it as for their own work.',
    rows: named(({ contractor }) => [
      row(
        [
          'The contractor may have the work or parts of it done by other persons, and is liable as if the contractor had done it.',
        ],
        [
          `${contractor.first} je ${contractor.agrees('oprávněn', 'oprávněna')} nechat dílo nebo jeho části provést jinými osobami; odpovídá přitom, jako by dílo ${contractor.agrees('prováděl sám', 'prováděla sama')}.`,
        ],
      ),
    ]),
  },
} as const satisfies Record<string, Clause<Work>>;
