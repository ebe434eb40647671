import { inEach, line, longBlank, row, type TwoLanguages } from '../../two-language-view.ts';
import { applications } from '../applied-for.ts';
import { citeProvision } from '../cite-provision.ts';
import { dayIn } from '../english-and-czech.ts';
import { fileNumberIn } from '../pending-application-fields.ts';
import { roleWords } from '../role-words.ts';
import { signingRows } from '../signing-fields.ts';
import { writerPart, writerSignature } from '../writer-fields.ts';
import type { Question } from './question-form.ts';

const addressee = ({ workplace }: Question) => ({
  heading: { en: 'To', local: 'Komu' },
  rows: [
    row(
      ['Ministry of the Interior, Department for Asylum and Migration Policy'],
      ['Ministerstvo vnitra, odbor azylové a migrační politiky'],
    ),
    line({ en: 'Workplace', local: 'Pracoviště' }, inEach(workplace, longBlank)),
  ],
});

/** Sets a letter that asks when an application will be decided in its two languages. */
export function questionView(given: Question): TwoLanguages {
  const { words } = applications[given.applied];
  const asked = citeProvision('cz.proceedings.information');
  return {
    title: 'Request for information on proceedings / Žádost o informaci o řízení',
    titles: { en: 'Request for information on proceedings', local: 'Žádost o informaci o řízení' },
    parts: [
      addressee(given),
      writerPart('applicant', given.applicant),
      {
        heading: { en: 'The matter', local: 'Věc' },
        rows: [
          line({ en: 'File number', local: 'Číslo jednací' }, fileNumberIn(given)),
          row(
            ['On ', dayIn(given.filedOn), ` I applied for ${words.en}.`],
            ['Dne ', dayIn(given.filedOn), ` byla podána moje žádost ${words.local}.`],
          ),
          row(
            [
              'As a party to the proceedings, I ask, under ',
              asked,
              ', what stage they are at, whether they are or have been suspended and between which dates, and when a decision can be expected.',
            ],
            [
              `Jako ${roleWords('participant', given.applicant).local} řízení žádám podle `,
              asked,
              ', o informaci, v jaké fázi se řízení nachází, zda je nebo bylo přerušeno a od kterého do kterého dne, a do kterého dne lze očekávat vydání rozhodnutí.',
            ],
          ),
          ...(given.asksMissing
            ? [
                row(
                  ['Please also let me know whether you need anything else from me.'],
                  ['Žádám také o sdělení, zda ode mne potřebujete ještě další podklady.'],
                ),
              ]
            : []),
          ...(given.replyTo
            ? [
                row(
                  [`I agree to receive your answer by e-mail at ${given.replyTo}.`],
                  [`Souhlasím s odpovědí e-mailem na adresu ${given.replyTo}.`],
                ),
              ]
            : []),
        ],
      },
    ],
    placed: signingRows(given),
    signatures: [writerSignature('applicant', given.applicant)],
  };
}
