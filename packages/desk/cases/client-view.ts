import type { DatedStep } from '@majak/law/date-steps';
import type { Day } from '@majak/law/dates';
import type { ClockReading } from '@majak/law/run-clock';
import type { Case, CaseMessage, CasePaper } from '@majak/tools/cases/case';
import type { CaseChangeId } from '@majak/tools/cases/case-change-kinds';
import { type Actor, type CaseReader, caseStates, isEnded } from '@majak/tools/cases/case-states';
import { whatNext } from '@majak/tools/cases/what-next';
import { whoActs } from '@majak/tools/cases/who-acts';
import { uploadsInWords } from '@majak/tools/form/kinds/uploads';
import { today } from '../today.ts';
import { changeKindOf, permitTitle } from './case-kinds.ts';
import { clockOfCase, stepsLeft } from './clock-of-case.ts';

/** A line of the history, as its reader is told it. */
export type ClientLine = {
  at: string;
  happened: string;
  /** Between the client and the agency: for who is signed in. */
  private: boolean;
};

/** A case as its client sees it: nothing that is for staff alone, and no address. */
export type ClientView = {
  /** To whom its words speak. */
  reader: CaseReader;
  reference: string;
  permit: string;
  /** The jurisdiction's id of it. */
  permitId: string;
  name: string;
  standing: { label: string; actor: Actor; next: string; ended: boolean };
  office: string;
  officeNumber: string;
  filedOn?: string;
  /** Days from which the law counts what the person has to do. */
  days: Case['days'];
  endedOn?: string;
  /** What the office waits for, while the clock stands still. */
  asked?: { reason: string; answerBy?: string };
  papers: readonly (Omit<CasePaper, 'files'> & { handedIn: string })[];
  messages: readonly CaseMessage[];
  /** The newest first. */
  history: readonly ClientLine[];
  clock?: ClockReading;
  /** What is left to be done once it was granted. */
  stepsLeft: readonly DatedStep[];
};

/** What happened to the application itself, or is waited for. */
const tellsAll: ReadonlySet<CaseChangeId> = new Set([
  'opened',
  'filed',
  'numbered',
  'suspended',
  'resumed',
  'complex',
  'published',
  'decided',
  'withdrawn',
  'closed',
]);

const happened = (kind: CaseChangeId, reader: CaseReader): string => {
  const told = changeKindOf(kind);
  return (reader === 'shared with' && told.noted) || told.happened;
};

/**
 * A case without what is for staff alone.
 * @param on The day on which it is looked at.
 * @param reader To whom its words speak.
 */
export function clientView(now: Case, on: Day = today(), reader: CaseReader = 'client'): ClientView {
  const pause = now.pauses.find(({ to }) => to === undefined);
  const clock = clockOfCase(now);
  return {
    reader,
    reference: now.reference,
    permit: permitTitle(now.permit),
    permitId: now.permit,
    name: now.person.name,
    standing: {
      label: caseStates[now.state].label,
      actor: whoActs(now),
      next: whatNext(now, clock?.last, on, reader),
      ended: isEnded(now.state),
    },
    office: now.office,
    officeNumber: now.officeNumber,
    days: now.days,
    ...(now.filedOn ? { filedOn: now.filedOn } : {}),
    ...(now.endedOn ? { endedOn: now.endedOn } : {}),
    ...(pause
      ? { asked: { reason: pause.reason, ...(pause.answerBy ? { answerBy: pause.answerBy } : {}) } }
      : {}),
    papers: now.papers.map(({ files, ...paper }) => ({ ...paper, handedIn: uploadsInWords(files) })),
    messages: now.messages,
    history: now.history
      .filter((change) => !changeKindOf(change.kind).internal)
      .map(({ at, kind }) => ({ at, happened: happened(kind, reader), private: !tellsAll.has(kind) }))
      .reverse(),
    ...(clock ? { clock } : {}),
    stepsLeft: stepsLeft(now),
  };
}

/**
 * A case as it is seen without signing in, by a shared link or by a number and a proof that others may know: where it
 * stands, without what was written or handed in.
 * @param reader To whom its words speak.
 */
export function outlineView(now: Case, reader: CaseReader = 'client'): ClientView {
  const view = clientView(now, today(), reader);
  return {
    ...view,
    papers: view.papers.map(({ number, title, state, due }) => ({
      number,
      title,
      state,
      why: '',
      handedIn: '',
      ...(due ? { due } : {}),
    })),
    messages: [],
    history: view.history.filter(({ private: isPrivate }) => !isPrivate),
  };
}
