import type { Day } from '@majak/law/dates';
import type { Fault } from '../form/fault.ts';
import type { Case, PaperState } from './case.ts';
import type { CaseAuthor, CaseChangeKind } from './case-change-kind.ts';
import type { CaseChangeId, CaseChangeKinds } from './case-change-kinds.ts';
import { caseStates } from './case-states.ts';

/** A change that somebody wants to make, read by its form. */
export type WantedChange = {
  kind: CaseChangeId;
  answers: Readonly<Record<string, unknown>>;
  author: CaseAuthor;
};

/** What moves a case from one state to another: the last of it can be taken back. */
export const movesState = (kinds: CaseChangeKinds, id: CaseChangeId): boolean => kinds[id].to !== undefined;

/** The last change that moved a case, which is the one that can be taken back; not its opening. */
export const lastMove = (kinds: CaseChangeKinds, { history }: Case) =>
  history.findLast(({ kind, number }) => number > 1 && movesState(kinds, kind));

type Look = (now: Case, answers: WantedChange['answers'], today: Day) => string | undefined;

const notAfter =
  (key: string, says: string): Look =>
  (_, answers, today) =>
    String(answers[key]) > today ? says : undefined;
const notBeforeFiling =
  (key: string): Look =>
  ({ filedOn }, answers) =>
    filedOn && String(answers[key]) < filedOn ? 'That is before the application was filed' : undefined;
/** A paper of this case, in one of these states. */
const paperThatIs =
  (...states: readonly PaperState[]): Look =>
  ({ papers }, { paper }) => {
    const found = papers.find(({ number }) => number === paper);
    if (!found) return 'There is no such paper in this case';
    return states.includes(found.state) ? undefined : 'Somebody has settled this paper already';
  };
const notWithinPause =
  (key: string): Look =>
  ({ pauses }, answers) => {
    const last = pauses.at(-1);
    const begins = last && (last.to ?? last.from);
    return begins && String(answers[key]) < begins ? 'That is before the last suspension' : undefined;
  };

const resumedInOrder: Look = ({ pauses }, { on }) => {
  const from = pauses.at(-1)?.from;
  return from && String(on) < from ? 'That is before the suspension began' : undefined;
};
const afterLastPause: Look = ({ pauses }, { from }) => {
  const to = pauses.at(-1)?.to;
  return to && String(from) < to ? 'That is before the last suspension ended' : undefined;
};

/** An older list says nothing new. */
const notBeforeLastList: Look = ({ published }, { on }) =>
  published?.on && String(on) < published.on ? 'A newer list was taken already' : undefined;

/** More than anybody needs, and few enough to be looked through. */
const mostLinks = 20;
const roomForLink: Look = ({ links }, _, today) =>
  links.filter(({ withdrawn, until }) => !withdrawn && (!until || until.slice(0, 10) >= today)).length <
  mostLinks
    ? undefined
    : `You have ${mostLinks} links to this case. Withdraw one first.`;

/** What has to hold between a change and its case, by the field at which it is said. */
const looks: Partial<Record<CaseChangeId, readonly (readonly [string, Look])[]>> = {
  filed: [['on', notAfter('on', 'That day is in the future')]],
  suspended: [
    ['from', notAfter('from', 'That day is in the future')],
    ['from', notBeforeFiling('from')],
    ['from', afterLastPause],
  ],
  resumed: [
    ['on', notAfter('on', 'That day is in the future')],
    ['on', resumedInOrder],
  ],
  published: [
    ['on', notAfter('on', 'That day is in the future')],
    ['on', notBeforeLastList],
    ['on', notBeforeFiling('on')],
  ],
  decided: [
    ['on', notAfter('on', 'That day is in the future')],
    ['on', notBeforeFiling('on')],
    ['on', notWithinPause('on')],
  ],
  withdrawn: [
    ['on', notAfter('on', 'That day is in the future')],
    ['on', notBeforeFiling('on')],
    ['on', notWithinPause('on')],
  ],
  days: [
    [
      'fingerprintsOn',
      (_, { fingerprintsOn }, today) =>
        fingerprintsOn && String(fingerprintsOn) > today ? 'That day is in the future' : undefined,
    ],
  ],
  'paper-given': [['paper', paperThatIs('asked', 'given', 'returned')]],
  'paper-accepted': [['paper', paperThatIs('given')]],
  'paper-returned': [['paper', paperThatIs('given')]],
  'link-made': [['body', roomForLink]],
  'calendar-made': [['body', roomForLink]],
  'link-withdrawn': [
    [
      'link',
      ({ links }, { link }) =>
        links.some(({ number, withdrawn }) => number === link && !withdrawn)
          ? undefined
          : 'This link was withdrawn already',
    ],
  ],
  'task-done': [
    [
      'task',
      ({ tasks }, { task }) =>
        tasks.some(({ number, done }) => number === task && !done)
          ? undefined
          : 'There is no such open task in this case',
    ],
  ],
};

const body = (code: string, message: string): Fault[] => [{ field: 'body', code, message }];

function faultsOfUndoing(kinds: CaseChangeKinds, now: Case, change: unknown): Fault[] {
  const last = lastMove(kinds, now);
  return last && last.number === change
    ? []
    : [{ field: 'change', code: 'not_last', message: 'Only the last step can be taken back' }];
}

/**
 * Why a change cannot be made to a case as it stands; empty where it can.
 * @param today In the jurisdiction's time zone.
 */
export function caseObstacles(
  kinds: CaseChangeKinds,
  now: Case,
  { kind: id, answers, author }: WantedChange,
  today: Day,
): Fault[] {
  const kind: CaseChangeKind = kinds[id];
  if (!kind.by.includes(author)) return body('not_allowed', 'Only the agency can do this');
  if (kind.from && !kind.from.includes(now.state))
    return body(
      'wrong_state',
      `This cannot be done: the case is ${caseStates[now.state].label.toLowerCase()}`,
    );
  if (id === 'undone') return faultsOfUndoing(kinds, now, answers.change);
  return (looks[id] ?? []).flatMap(([field, look]) => {
    const message = look(now, answers, today);
    return message ? [{ field, code: 'out_of_order', message }] : [];
  });
}
