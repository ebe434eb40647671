import type { DeskView } from '@majak/desk/cases/desk-view-schema';
import type { FieldFaults, SentChange } from './case-desk-calls.ts';

/** What the parts of a case's screen are given: how the case stands, and how it is changed. */
export type DeskParts = {
  id: string | number;
  desk: DeskView;
  /** Erases what is personal in the case. */
  erase: () => Promise<void>;
  /** Has mails that were given up tried again. */
  retry: () => Promise<void>;
  /** Reads the case anew. */
  look: () => Promise<void>;
  /** Makes a change; answers what is wrong with it. */
  send: (change: SentChange) => Promise<FieldFaults | undefined>;
};
