import { readOamNumber } from '@majak/law/cz/oam-number';
import { inWords } from '../../../cz/deadlines.ts';
import { missing, right, wrong } from '../../../form/finding.ts';
import type { DocumentCheck } from '../../two-language-document.ts';
import { applications } from '../applied-for.ts';
import { provisionPlace } from '../provision-place.ts';
import type { Inactivity } from './inactivity-form.ts';
import { lastDayToDecide } from './last-day.ts';

/** What the law wants of a request against inactivity. */
export const inactivityChecks: readonly DocumentCheck<Inactivity>[] = [
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
    look: ({ given: { fileNumber } }) => {
      const found = readOamNumber(fileNumber ?? '');
      if (!found) return missing('Enter the file number, so that they can find your case');
      return found.isKnownKind
        ? right('It says which matter it concerns')
        : missing(`${found.written}: the two letters aren’t ones we know. Compare them with the paper`);
    },
  },
  {
    id: 'late',
    field: 'filedOn',
    place: ({ given }) => provisionPlace(applications[given.applied].place),
    look: ({ given, today }) => {
      const last = lastDayToDecide(given);
      if (!last) return missing('Enter when you filed it, so that the time can be worked out');
      return last < today
        ? right(`The time to decide ended on ${inWords(last)}`)
        : wrong(`The office may take until ${inWords(last)}: ask after that day`);
    },
  },
  {
    id: 'invited',
    field: 'invited',
    place: provisionPlace('cz.decision.stopped'),
    when: ({ given }) => given.invited,
    look: () => wrong('The clock stopped when the office decided to approve it: collect the card'),
  },
  {
    id: 'where',
    field: 'applied',
    place: provisionPlace('cz.commission.superior'),
    look: () => right('It goes to the Commission, which is the ministry’s superior body. It’s free'),
  },
  {
    id: 'request',
    field: 'effort',
    place: provisionPlace('cz.inactivity.request'),
    look: () =>
      right('It asks for a measure against inactivity, which anybody waiting may do once the time is over'),
  },
  {
    id: 'outcome',
    field: 'effort',
    place: provisionPlace('cz.inactivity.outcome'),
    look: () =>
      right(
        'The Commission may order the ministry to decide by a certain day. If it refuses, it tells you so, and you can’t appeal',
      ),
  },
  {
    id: 'signed',
    field: 'signedOn',
    place: provisionPlace('cz.submission.content'),
    look: () => missing('Sign it. Sent from your own data box, it counts as signed'),
  },
];
