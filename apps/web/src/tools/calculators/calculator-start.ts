import type { CalculatorResult } from '@majak/tools/calculator/calculate';
import type { FieldTexts } from '@majak/tools/form/field-texts';

/** What the server gives the screen of a calculator. */
export type CalculatorStart = {
  /** The day the page was made, as YYYY-MM-DD. */
  today: string;
  /** What moments are told in: the time zone of the site, IANA. */
  timeZone?: string;
  /** What was posted without script. */
  typed?: FieldTexts;
  /** What a register added to a result that was posted without script. */
  answered?: CalculatorResult;
};
