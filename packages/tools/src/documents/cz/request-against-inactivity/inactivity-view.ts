import { commission } from '@majak/law/cz/offices';
import { line, row, type TwoLanguages, written } from '../../two-language-view.ts';
import { applications } from '../applied-for.ts';
import { citeProvision } from '../cite-provision.ts';
import { dayIn } from '../english-and-czech.ts';
import { fileNumberIn } from '../pending-application-fields.ts';
import { signingRows } from '../signing-fields.ts';
import { writerPart, writerSignature } from '../writer-fields.ts';
import type { Inactivity } from './inactivity-form.ts';
import { lastDayToDecide } from './last-day.ts';

const addressee = {
  heading: { en: 'To', local: 'Komu' },
  rows: [
    row(
      [
        `Ministry of the Interior, ${commission.name}, náměstí Hrdinů 1634/3, Praha 4, data box ${commission.dataBox}`,
      ],
      [
        `Ministerstvo vnitra, ${commission.officialName}, náměstí Hrdinů 1634/3, Praha 4, datová schránka ${commission.dataBox}`,
      ],
    ),
  ],
};

/** Sets a request against inactivity in its two languages. */
export function inactivityView(given: Inactivity): TwoLanguages {
  const { words, place } = applications[given.applied];
  const cited = citeProvision(place);
  return {
    title: 'Request against inactivity / Žádost o uplatnění opatření proti nečinnosti',
    titles: { en: 'Request against inactivity', local: 'Žádost o uplatnění opatření proti nečinnosti' },
    parts: [
      addressee,
      writerPart('applicant', given.applicant),
      {
        heading: { en: 'The matter', local: 'Věc' },
        rows: [
          line({ en: 'File number', local: 'Číslo jednací' }, fileNumberIn(given)),
          row(
            [
              'On ',
              dayIn(given.filedOn),
              ` I applied for ${words.en}. The time to decide under `,
              cited,
              ', ended on ',
              dayIn(lastDayToDecide(given)),
              ', and no decision has been issued.',
            ],
            [
              'Dne ',
              dayIn(given.filedOn),
              ` byla podána moje žádost ${words.local}. Lhůta pro vydání rozhodnutí podle `,
              cited,
              ', uplynula dne ',
              dayIn(lastDayToDecide(given)),
              ' a rozhodnutí nebylo vydáno.',
            ],
          ),
          ...(given.effort ? written(given.effort) : []),
          row(
            [
              'Under ',
              citeProvision('cz.inactivity.request'),
              ', I therefore ask the Commission to take a measure against the inactivity of the Ministry of the Interior, in particular to order it to issue a decision within a set time.',
            ],
            [
              'Podle ',
              citeProvision('cz.inactivity.request'),
              ', proto žádám Komisi, aby uplatnila opatření proti nečinnosti Ministerstva vnitra, zejména aby mu přikázala vydat rozhodnutí ve stanovené lhůtě.',
            ],
          ),
        ],
      },
    ],
    placed: signingRows(given),
    signatures: [writerSignature('applicant', given.applicant)],
  };
}
