import type { ClockReading } from '@majak/law/run-clock';
import type { Case, CaseMessage, CasePaper } from '@majak/tools/cases/case';
import type { CaseChangeId } from '@majak/tools/cases/case-change-kinds';
import { type Actor, caseStates } from '@majak/tools/cases/case-states';
import { whoActs } from '@majak/tools/cases/who-acts';
import { uploadsInWords } from '@majak/tools/form/kinds/uploads';
import { changeKindOf, permitTitle } from './case-kinds.ts';
import { clockOfCase } from './clock-of-case.ts';

/** A line of the history, as its client reads it. */
export type ClientLine = {
  at: string;
  happened: string;
  /** Between the client and the agency: not for those with whom the case is shared. */
  private: boolean;
};

/** A case as its client sees it: nothing that is for staff alone, and no address. */
export type ClientView = {
  reference: string;
  permit: string;
  /** The jurisdiction's id of it. */
  permitId: string;
  name: string;
  standing: { label: string; actor: Actor; next: string; ended: boolean };
  office: string;
  officeNumber: string;
  filedOn?: string;
  endedOn?: string;
  /** What the office waits for, while the clock stands still. */
  asked?: { reason: string; answerBy?: string };
  papers: readonly (Omit<CasePaper, 'files'> & { handedIn: string })[];
  messages: readonly CaseMessage[];
  /** The newest first. */
  history: readonly ClientLine[];
  clock?: ClockReading;
};

/** What happened to the application itself, or is waited for. */
const tellsAll: ReadonlySet<CaseChangeId> = new Set([
  'opened',
  'filed',
  'numbered',
  'suspended',
  'resumed',
  'published',
  'decided',
  'withdrawn',
  'closed',
]);

/** A case without what is for staff alone. */
export function clientView(now: Case): ClientView {
  const { label, next, ...rest } = caseStates[now.state];
  const pause = now.pauses.find(({ to }) => to === undefined);
  const clock = clockOfCase(now);
  return {
    reference: now.reference,
    permit: permitTitle(now.permit),
    permitId: now.permit,
    name: now.person.name,
    standing: { label, actor: whoActs(now), next, ended: 'ended' in rest },
    office: now.office,
    officeNumber: now.officeNumber,
    ...(now.filedOn ? { filedOn: now.filedOn } : {}),
    ...(now.endedOn ? { endedOn: now.endedOn } : {}),
    ...(pause
      ? { asked: { reason: pause.reason, ...(pause.answerBy ? { answerBy: pause.answerBy } : {}) } }
      : {}),
    papers: now.papers.map(({ files, ...paper }) => ({ ...paper, handedIn: uploadsInWords(files) })),
    messages: now.messages,
    history: now.history
      .filter((change) => !changeKindOf(change.kind).internal)
      .map(({ at, kind }) => ({ at, happened: changeKindOf(kind).happened, private: !tellsAll.has(kind) }))
      .reverse(),
    ...(clock ? { clock } : {}),
  };
}

/** A case as somebody sees it with whom its client shares it: where it stands, without what was written or handed in. */
export function sharedView(now: Case): ClientView {
  const view = clientView(now);
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
