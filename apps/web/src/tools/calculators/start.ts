import type { Typed } from '@majak/tools/form/typed';
import type { Answer } from '@majak/tools/kit/answer';

/** What the server gives the screen of a calculator. */
export type Start = {
  /** The day the page was made, as YYYY-MM-DD. */
  today: string;
  /** What moments are told in: the time zone of the site, IANA. */
  timeZone?: string;
  /** What was posted without script. */
  typed?: Typed;
  /** What a register added to an answer that was posted without script. */
  answered?: Answer;
};
