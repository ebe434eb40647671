import type { Day } from '@majak/law/dates';
import type { KnownDays } from '@majak/law/legal-clock';
import type { Upload } from '../form/kinds/uploads.ts';
import type { CaseAuthor } from './case-change-kind.ts';
import type { CaseChangeId } from './case-change-kinds.ts';
import type { CaseState } from './case-states.ts';

/** One change of a case as it is stored: the first has the number 1. */
export type CaseChange = {
  number: number;
  kind: CaseChangeId;
  /** Read by the form of its kind when it was made. */
  answers: Readonly<Record<string, unknown>>;
  author: CaseAuthor;
  /** When it was made: ISO 8601, in UTC. */
  at: string;
};

/** A time in which the office's clock stands still. The day on which it began and the day on which it ended are named. */
export type CasePause = { from: Day; to?: Day; reason: string; answerBy?: Day };

export type PaperState = 'asked' | 'given' | 'accepted' | 'returned';

/** Something that the person has to bring. Its number is that of the change that asked for it. */
export type CasePaper = {
  number: number;
  title: string;
  why: string;
  due?: Day;
  state: PaperState;
  /** Why the last one would not do. */
  returned?: string;
  files: readonly Upload[];
};

export type CaseMessage = { number: number; author: CaseAuthor; text: string; at: string };
export type CaseTask = { number: number; title: string; due?: Day; done: boolean };

/** A way in for somebody else, or for a calendar. Its number is that of the change that made it. */
export type CaseLink = {
  number: number;
  opens: 'the page' | 'the calendar';
  label: string;
  madeAt: string;
  /** The last moment at which it works, ISO 8601; it works until it is withdrawn where there is none. */
  until?: string;
  withdrawn: boolean;
};

/** A case as it stands: what its changes come to. */
export type Case = {
  reference: string;
  state: CaseState;
  /** The jurisdiction's id of what is applied for. */
  permit: string;
  person: { name: string; email: string; bornOn?: Day };
  /** The reference of the family's first case; empty where there is none. */
  family: string;
  /** The reference of the request it was made from; empty where there is none. */
  request: string;
  office: string;
  officeNumber: string;
  filedOn?: Day;
  /** Days from which the law counts what the person has to do. */
  days: Omit<KnownDays, 'filedOn'>;
  /** What the office published last: an id of `published-states.ts`, and the day of its list. */
  published?: { state: string; on?: Day };
  pauses: readonly CasePause[];
  /** Whether the office took the longer time that the law has for some. */
  complex: boolean;
  /** The day of the decision, or that on which the application was taken back. */
  endedOn?: Day;
  /** Whether the client is told of changes by mail. */
  mails: boolean;
  papers: readonly CasePaper[];
  messages: readonly CaseMessage[];
  notes: readonly CaseMessage[];
  tasks: readonly CaseTask[];
  links: readonly CaseLink[];
  /** What stands, without the changes that were taken back. */
  history: readonly CaseChange[];
  /** The number of the last change, whatever it was. */
  lastNumber: number;
  openedAt: string;
  changedAt: string;
};
