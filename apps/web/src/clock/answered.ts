import type { Day } from '@majak/law/dates';
import type { ClockQuestion, ClockReading } from '@majak/law/run-clock';
import type { FieldTexts } from '@majak/tools/form/field-texts';

/** What a clock was asked and what it says of it, as its page shows it. */
export type Answered = {
  asked: ClockQuestion;
  reading: ClockReading;
  /** What stands in the form, for the file of the calendar. */
  typed: FieldTexts;
  today: Day;
  /** Addresses of documents that do a step, by the name that the step gives them. */
  documents: Readonly<Record<string, string>>;
};
