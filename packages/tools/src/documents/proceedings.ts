import type { AnswersOf } from '../form/field.ts';
import { form } from '../form/form.ts';
import { optionalDay } from '../form/kinds/day.ts';
import { number } from '../form/kinds/number.ts';
import { optionalText, text } from '../form/kinds/text.ts';

/** What is known of an application that waits at an office, for a letter that is about it. */
export const proceedingsForm = form({
  key: 'proceedings',
  version: 1,
  whole: 'Send what you know about the application',
  fields: {
    permit: text({ label: 'Applied for', maxLength: 60 }),
    filedOn: optionalDay({ label: 'Filed on' }),
    pausedDays: number({ label: 'Days of suspension', min: 0, max: 2000, start: 0 }),
    pausedUntil: optionalDay({ label: 'Last day of suspension' }),
    officeNumber: optionalText({ label: 'The office’s number', maxLength: 40 }),
    name: optionalText({ label: 'Name', maxLength: 100 }),
    bornOn: optionalDay({ label: 'Date of birth' }),
  },
});

export type Proceedings = AnswersOf<typeof proceedingsForm.fields>;
