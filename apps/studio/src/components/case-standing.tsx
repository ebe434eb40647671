import type { DeskView } from '@majak/desk/cases/desk-view-schema';
import { dayInWords } from './day-in-words.ts';

/** Whom a case waits for, in words of staff. */
export const waits: Readonly<Record<string, string>> = {
  you: 'Waiting for the client',
  we: 'Waiting for us',
  'the office': 'Waiting for the office',
  nobody: 'Nothing left to do',
};

type Fact = readonly [label: string, value: React.ReactNode];

/** What is known of a case; what is not known is left out. */
const factsOf = ({
  person,
  permit,
  office,
  officeNumber,
  filedOn,
  decideBy,
  late,
  longerBy,
  complex,
  endedOn,
  days,
  request,
  mails,
}: DeskView): Fact[] =>
  [
    ['Client', person.name],
    [
      'E-mail',
      person.email.includes('@') ? (
        <a key="mail" href={`mailto:${person.email}`}>
          {person.email}
        </a>
      ) : (
        person.email
      ),
    ],
    ['Born on', person.bornOn && dayInWords(person.bornOn)],
    ['Applied for', permit],
    ['Office', office],
    ['Office’s number', officeNumber],
    ['Filed on', filedOn && dayInWords(filedOn)],
    [
      'To be decided by',
      decideBy &&
        `${dayInWords(decideBy)}${complex ? ', the longer time' : ''}${late ? ': the office is late' : ''}`,
    ],
    ['Or, in a complex case, by', longerBy && dayInWords(longerBy)],
    ['Ended on', endedOn && dayInWords(endedOn)],
    ...days.map(({ label, day }) => [label, dayInWords(day)]),
    [
      'Request',
      request && (
        <a key="request" href={`/admin/collections/requests/${request.id}`}>
          {request.reference}
        </a>
      ),
    ],
    ['Mails', mails ? 'The client is told of changes' : 'Switched off'],
  ].flatMap(([label, value]) => (value ? [[label, value] as Fact] : []));

/** How a case stands, whom it waits for, and what is known of it. */
export const CaseStanding = ({ desk }: { desk: DeskView }) => (
  <section aria-label="Status">
    <p className="case-desk__standing">
      <strong>{desk.standing.label}</strong> <span>{waits[desk.standing.actor]}</span>
    </p>
    <dl className="case-desk__facts">
      {factsOf(desk).map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </section>
);
