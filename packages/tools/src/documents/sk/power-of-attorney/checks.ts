import { provisionPlace } from '@majak/law/sk/provision-place';
import { missing, right, wrong } from '../../../form/finding.ts';
import type { DocumentCheck } from '../../two-language-document.ts';
import { unknownAnswers } from '../../unknown-answers.ts';
import { type Attorney, attorneyForm } from './attorney-form.ts';

type AttorneyCheck = DocumentCheck<Attorney>;

const gaps = (attorney: Attorney): readonly string[] => unknownAnswers(attorneyForm.fields, attorney);
const atAnOffice = ({ powers }: Attorney) => powers.some((id) => id === 'trade' || id === 'residence');

/** What the law wants of a power of attorney, and how it has to be signed. */
export const attorneyChecks: readonly AttorneyCheck[] = [
  {
    id: 'scope',
    field: 'powers',
    place: provisionPlace('sk.attorney.scope'),
    look: ({ given: { powers } }) =>
      powers.length > 0
        ? right('The document says what the agent may do')
        : missing('Choose what the agent may do'),
  },
  {
    id: 'written',
    field: 'powers',
    place: provisionPlace('sk.attorney.written'),
    look: () => right('It’s in writing, as it has to be for more than one act'),
  },
  {
    id: 'interests',
    field: 'agent.name',
    place: provisionPlace('sk.attorney.interests'),
    look: ({ given: { principal, agent } }) =>
      agent.name && agent.name.toLowerCase() === principal.name.toLowerCase()
        ? wrong('The agent can’t be you')
        : right('The agent is somebody other than you'),
  },
  {
    id: 'legalEntity',
    field: 'agent.kind',
    place: provisionPlace('sk.attorney.legalEntity'),
    when: ({ given: { agent } }) => agent.kind === 'company',
    look: () => right('The company acts through its statutory body, or somebody that body appoints'),
  },
  {
    id: 'office',
    field: 'powers',
    place: provisionPlace('sk.procedure.attorney'),
    when: ({ given }) => atAnOffice(given),
    look: () =>
      right(
        'Offices want to see the power in writing. A signature certified at a town registry or by a notary saves you questions',
      ),
  },
  {
    id: 'inPerson',
    field: 'powers',
    place: provisionPlace('sk.residence.inPerson'),
    when: ({ given: { powers } }) => powers.includes('residence'),
    look: () =>
      right('You still have to go in person for the residence application, the fingerprints and the card'),
  },
  {
    id: 'tax',
    field: 'powers',
    place: provisionPlace('sk.tax.attorney'),
    when: ({ given: { powers } }) => powers.includes('tax'),
    look: () =>
      right(
        'A tax office accepts it with a plain signature. It takes effect on the day the office receives it',
      ),
  },
  {
    id: 'blank',
    field: 'agent.name',
    place: provisionPlace('sk.attorney.scope'),
    when: ({ given }) => gaps(given).length > 0,
    look: ({ given }) => {
      const open = gaps(given).length;
      return missing(
        `${open === 1 ? 'One blank line is' : `${open} blank lines are`} left: fill ${open === 1 ? 'it' : 'them'} in by hand before you sign`,
      );
    },
  },
  {
    id: 'substitution',
    field: 'substitution',
    place: provisionPlace('sk.attorney.substitution'),
    look: ({ given: { substitution } }) =>
      right(
        substitution
          ? 'The document expressly allows the agent to appoint somebody else'
          : 'The agent acts in person',
      ),
  },
  {
    id: 'period',
    field: 'until',
    place: provisionPlace('sk.attorney.scope'),
    when: ({ given: { until } }) => Boolean(until),
    look: ({ given: { until = '', signedOn }, today }) =>
      until < (signedOn ?? today)
        ? wrong('Its last day is before you sign it: enter a later one')
        : right('It ends by itself after its last day'),
  },
  {
    id: 'end',
    field: 'ends',
    place: provisionPlace('sk.attorney.end'),
    look: () => right('You can revoke it at any time: tell the agent, and the offices that have it'),
  },
];
