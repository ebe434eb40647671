import type { ProvisionId } from '@majak/law/cz/provisions';
import { missing, right, wrong } from '../../../form/finding.ts';
import type { DocumentCheck, Seen as SeenOf } from '../../two-language-document.ts';
import { unknownAnswers } from '../../unknown-answers.ts';
import { capacityChecks, isMinor } from '../minors.ts';
import { provisionPlace } from '../provision-place.ts';
import { type Attorney, attorneyForm } from './attorney-form.ts';
import { powerOf } from './powers.ts';

type Seen = SeenOf<Attorney>;
type AttorneyCheck = DocumentCheck<Attorney>;

const hasProceedings = ({ given: attorney }: Seen) => attorney.powers.some((id) => powerOf(id).proceedings);
const isForFuture = (seen: Seen) => hasProceedings(seen) && seen.given.proceedings === 'future';

/** Powers whose document has to be signed before an official, by where that stands. */
const verifiedBy = ({ given: attorney }: Seen, id: ProvisionId) =>
  attorney.powers.filter((power) => powerOf(power).verified === id);
const needsVerifying = (seen: Seen) =>
  isForFuture(seen) || seen.given.powers.some((id) => powerOf(id).verified !== undefined);

const gaps = (attorney: Attorney): readonly string[] => unknownAnswers(attorneyForm.fields, attorney);

/** A day of birth that is still to come: mistyped. */
const bornLater = (who: 'principal' | 'agent'): AttorneyCheck => ({
  id: `${who}.born`,
  field: `${who}.bornOn`,
  place: provisionPlace('cz.person.birth'),
  when: ({ given: attorney, today }) => (attorney[who].bornOn ?? '') > today,
  look: () => wrong('The date of birth can’t be in the future'),
});

/** What the law wants of a power of attorney, and how it has to be signed. */
export const attorneyChecks: readonly AttorneyCheck[] = [
  {
    id: 'scope',
    field: 'powers',
    place: provisionPlace('cz.attorney.scope'),
    look: ({ given: attorney }) =>
      attorney.powers.length > 0
        ? right('The document says what the agent may do')
        : missing('Choose what the agent may do'),
  },
  {
    id: 'written',
    field: 'powers',
    place: provisionPlace('cz.attorney.written'),
    look: () => right('It is given in writing'),
  },
  bornLater('principal'),
  bornLater('agent'),
  ...capacityChecks<'principal', Attorney>(['principal']),
  {
    id: 'agent.capacity',
    field: 'agent.bornOn',
    place: provisionPlace('cz.person.majority'),
    when: ({ given: { agent, signedOn }, today }) =>
      agent.kind === 'person' && isMinor(agent.bornOn, signedOn || today, today),
    look: () =>
      missing(
        'The agent is under 18 on the day of signing: choose somebody else, unless they’re married or a court has given them full legal capacity',
      ),
  },
  {
    id: 'interests',
    field: 'agent.name',
    place: provisionPlace('cz.attorney.interests'),
    look: ({ given: { principal, agent } }) =>
      agent.name && agent.name.toLowerCase() === principal.name.toLowerCase()
        ? wrong('The agent can’t be you')
        : right('The agent is somebody other than you'),
  },
  {
    id: 'legalEntity',
    field: 'agent.kind',
    place: provisionPlace('cz.attorney.legalEntity'),
    when: ({ given: attorney }) => attorney.agent.kind === 'company',
    look: () => right('The company acts through its statutory body, or somebody that body appoints'),
  },
  {
    id: 'future',
    field: 'proceedings',
    place: provisionPlace('cz.procedure.attorney.future'),
    when: isForFuture,
    look: () =>
      missing(
        'Have your signature verified, and leave the document with each office before its proceedings begin',
      ),
    mend: ({ given: attorney }) => ({
      label: 'It covers only one application of each kind',
      to: { ...attorney, proceedings: 'one' },
    }),
  },
  {
    id: 'proceedings',
    field: 'proceedings',
    place: provisionPlace('cz.procedure.attorney.one'),
    when: (seen) => hasProceedings(seen) && seen.given.proceedings === 'one',
    look: () => right('For one proceeding at an office a plain signature is enough'),
  },
  {
    id: 'act',
    field: 'act',
    place: provisionPlace('cz.procedure.attorney.act'),
    when: (seen) => hasProceedings(seen) && seen.given.proceedings === 'act',
    look: ({ given: { act } }) =>
      act
        ? right('At an office, the agent may only do what you named')
        : missing('Enter which act the agent may do at an office'),
  },
  {
    id: 'criminalRecord',
    field: 'powers',
    place: provisionPlace('cz.criminalRecord.attorney'),
    when: (seen) => verifiedBy(seen, 'cz.criminalRecord.attorney').length > 0,
    look: () => missing('For an extract from the criminal record your signature has to be verified'),
  },
  {
    id: 'publicDeed',
    field: 'powers',
    place: provisionPlace('cz.attorney.publicDeed'),
    when: (seen) => verifiedBy(seen, 'cz.attorney.publicDeed').length > 0,
    look: () => missing('For an act before a notary your signature has to be verified'),
  },
  {
    id: 'offices',
    field: 'place',
    place: provisionPlace('cz.verification.offices'),
    when: needsVerifying,
    look: () =>
      missing(
        'Have it verified at a town or regional office, a post office or the Chamber of Commerce (Czech POINT). Bring your passport, and sign it there',
      ),
  },
  {
    id: 'blank',
    field: 'agent.name',
    place: provisionPlace('cz.verification.blank'),
    when: ({ given: attorney }) => gaps(attorney).length > 0,
    look: ({ given: attorney }) => {
      const open = gaps(attorney).length;
      return missing(
        `${open === 1 ? 'One blank line is' : `${open} blank lines are`} left: fill ${open === 1 ? 'it' : 'them'} in by hand before you sign`,
      );
    },
  },
  {
    id: 'taxScope',
    field: 'powers',
    place: provisionPlace('cz.tax.attorney.scope'),
    when: ({ given: attorney }) => attorney.powers.includes('tax'),
    look: () => right('It tells the tax office which acts the agent may do'),
  },
  {
    id: 'taxSubstitution',
    field: 'substitution',
    place: provisionPlace('cz.tax.attorney.substitution'),
    when: ({ given: attorney }) => attorney.powers.includes('tax') && attorney.substitution,
    look: () =>
      right('At the tax office, only a tax adviser or an attorney at law can appoint somebody else'),
  },
  {
    id: 'substitution',
    field: 'substitution',
    place: (seen) =>
      provisionPlace(
        hasProceedings(seen) ? 'cz.procedure.attorney.substitution' : 'cz.attorney.substitution',
      ),
    look: ({ given: attorney }) =>
      right(
        attorney.substitution
          ? 'The document expressly allows the agent to appoint somebody else'
          : 'The agent acts in person',
      ),
  },
  {
    id: 'period',
    field: 'until',
    place: provisionPlace('cz.attorney.period'),
    when: ({ given: attorney }) => Boolean(attorney.until),
    look: ({ given: { until = '', signedOn }, today }) =>
      until < (signedOn ?? today)
        ? wrong('Its last day is before you sign it: enter a later one')
        : right('It ends by itself after its last day'),
  },
  {
    id: 'end',
    field: 'ends',
    place: provisionPlace('cz.attorney.end'),
    look: () => right('You can revoke it at any time: tell the agent, and the offices that have it'),
  },
];
