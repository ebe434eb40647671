import { readOamNumber } from '@majak/law/cz/oam-number';
import { missing, right, wrong } from '../../../form/finding.ts';
import type { DocumentCheck } from '../../two-language-document.ts';
import { provisionPlace } from '../provision-place.ts';
import type { Question } from './question-form.ts';

/** What the law wants of a letter that asks when an application will be decided. */
export const questionChecks: readonly DocumentCheck<Question>[] = [
  {
    id: 'who',
    field: 'applicant.name',
    place: provisionPlace('cz.submission.content'),
    look: ({ given: { applicant } }) =>
      applicant.name && applicant.bornOn && applicant.street
        ? right('It says who’s asking')
        : missing('Enter your name, your date of birth and your address'),
  },
  {
    id: 'born',
    field: 'applicant.bornOn',
    place: provisionPlace('cz.person.birth'),
    when: ({ given, today }) => (given.applicant.bornOn ?? '') > today,
    look: () => wrong('The date of birth can’t be in the future'),
  },
  {
    id: 'matter',
    field: 'fileNumber',
    place: provisionPlace('cz.submission.content'),
    look: ({ given: { fileNumber } }) =>
      readOamNumber(fileNumber ?? '')
        ? right('It says which matter it concerns')
        : missing('Enter the file number, so that they can find your case'),
  },
  {
    id: 'filed',
    field: 'filedOn',
    place: provisionPlace('cz.submission.content'),
    when: ({ given, today }) => (given.filedOn ?? '') > today,
    look: () => wrong('The day of filing can’t be in the future'),
  },
  {
    id: 'asked',
    field: 'asksMissing',
    place: provisionPlace('cz.proceedings.information'),
    look: () =>
      right(
        'Anybody who’s a party to the proceedings can ask how things stand. It’s free, and doesn’t commit the office to a date',
      ),
  },
  {
    id: 'signed',
    field: 'signedOn',
    place: provisionPlace('cz.submission.content'),
    look: () => missing('Sign it. Sent from your own data box, it counts as signed'),
  },
];
