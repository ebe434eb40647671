import { missing, right } from '../../../form/finding.ts';
import { unknownAnswers } from '../../unknown-answers.ts';
import { provisionPlace } from '../provision-place.ts';
import type { AccommodationCheck, Seen } from './accommodation-check.ts';
import { accommodationForm } from './accommodation-form.ts';
import { purposePlaces } from './purpose-places.ts';

/** What is only looked at leaves no line on the document. */
const unprinted = /(^stayUntil|\.passportUntil)$/;
const gaps = ({ given }: Seen): number =>
  unknownAnswers(accommodationForm.fields, given).filter((path) => !unprinted.test(path)).length;

/** Who verifies the signature, where, and what has to stand on the document by then. */
export const signatureChecks: readonly AccommodationCheck[] = [
  {
    id: 'verified',
    field: 'signedOn',
    place: ({ given }) => provisionPlace(purposePlaces[given.purpose].proof),
    look: ({ given: { purpose } }) => {
      if (purpose === 'eu')
        return right('The act doesn’t ask for a verified signature here. A verified one does no harm');
      return purpose === 'permanent'
        ? missing('Have the signature verified, or sign before an official of the ministry')
        : missing('Have the signature verified: the office won’t accept it otherwise');
    },
  },
  {
    id: 'offices',
    field: 'place',
    place: provisionPlace('cz.verification.offices'),
    when: ({ given }) => given.purpose !== 'eu',
    look: () =>
      missing(
        'Have it verified at a town or regional office, a post office or the Chamber of Commerce (Czech POINT). The person who signs brings an identity card, and signs there',
      ),
  },
  {
    id: 'electronic',
    field: 'filedAt',
    place: ({ given }) => provisionPlace(purposePlaces[given.purpose].proof),
    when: ({ given }) => given.purpose !== 'eu',
    look: ({ given }) =>
      given.filedAt === 'here'
        ? right(
            'Instead of the paper, the person who provides the accommodation can send a confirmation from their data box to the ministry’s (6bnaawp), or by e-mail with an electronic signature',
          )
        : right(
            'An embassy only accepts the proof on paper: an electronic confirmation is only for applications filed in the Czech Republic',
          ),
  },
  {
    id: 'blank',
    field: 'provider.name',
    place: provisionPlace('cz.verification.blank'),
    when: (seen) => gaps(seen) > 0,
    look: (seen) => {
      const open = gaps(seen);
      return missing(
        `${open === 1 ? 'One blank line is' : `${open} blank lines are`} left: fill ${open === 1 ? 'it' : 'them'} in by hand before signing`,
      );
    },
  },
];
