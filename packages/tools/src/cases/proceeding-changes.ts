import type { Option } from '../form/control.ts';
import { choice } from '../form/kinds/choice.ts';
import { day, optionalDay } from '../form/kinds/day.ts';
import { longText } from '../form/kinds/long-text.ts';
import { optionalText, text } from '../form/kinds/text.ts';
import { yesNo } from '../form/kinds/yes-no.ts';
import { asked, kind } from './case-change-kind.ts';
import { personFields } from './case-person.ts';
import type { CaseState } from './case-states.ts';
import { publishedStates } from './published-states.ts';

const officeNumber = {
  label: 'The office’s number',
  hint: 'As on the office’s confirmation',
  maxLength: 40,
  personal: true,
} as const;
const withOffice: readonly CaseState[] = ['filed', 'suspended'];

/**
 * What brings a case from its opening to its end.
 * @param permits What can be applied for, by the jurisdiction's ids.
 */
export const proceedingChanges = (permits: readonly Option<string>[]) => ({
  opened: kind({
    form: asked('opened', {
      permit: choice({
        label: 'Applied for',
        options: permits,
        shown: 'select',
        start: null,
        missing: 'Choose what is applied for',
      }),
      ...personFields,
      family: optionalText({
        label: 'Belongs to the case of',
        hint: 'The reference of the family’s first case, if there is one',
        maxLength: 20,
        personal: true,
      }),
      request: optionalText({ label: 'Made from the request', maxLength: 20 }),
    }),
    does: 'Open a case',
    happened: 'We opened your case',
    noted: 'The case was opened',
    by: ['agency'],
    from: [],
    to: ['preparing'],
    tells: 'the client',
  }),
  filed: kind({
    form: asked('filed', {
      on: day({ label: 'Filed on', missing: 'Enter the day on which it was filed', near: true }),
      office: optionalText({ label: 'Office', maxLength: 120, personal: true }),
      officeNumber: optionalText(officeNumber),
    }),
    does: 'Filed',
    happened: 'Your application was filed',
    noted: 'The application was filed',
    by: ['agency'],
    from: ['preparing'],
    to: ['filed'],
    tells: 'the client',
  }),
  numbered: kind({
    form: asked('numbered', { officeNumber: text(officeNumber) }),
    does: 'Enter the office’s number',
    happened: 'The office gave your application a number',
    noted: 'The office’s number was entered',
    by: ['agency'],
    from: withOffice,
    tells: 'the client',
  }),
  suspended: kind({
    form: asked('suspended', {
      from: day({
        label: 'The reason arose on',
        hint: 'The day from which the office’s time does not run',
        missing: 'Enter the day on which the reason arose',
        near: true,
      }),
      reason: longText({ label: 'What the office wants', maxLength: 2000, rows: 3, personal: true }),
      answerBy: optionalDay({ label: 'To be given by', near: true }),
    }),
    does: 'The office asked for more',
    happened: 'The office asked for something and stopped the clock',
    by: ['agency'],
    from: ['filed'],
    to: ['suspended'],
    tells: 'the client',
  }),
  resumed: kind({
    form: asked('resumed', {
      on: day({ label: 'The suspension ended on', missing: 'Enter the day on which it ended', near: true }),
    }),
    does: 'The clock runs again',
    happened: 'The office has what it asked for, and the clock runs again',
    by: ['agency'],
    from: ['suspended'],
    to: ['filed'],
    tells: 'the client',
  }),
  complex: kind({
    form: asked('complex', {
      on: yesNo({ label: 'The office takes the longer time of a complex case', start: true }),
    }),
    does: 'The longer time',
    happened: 'We noted which of its two times the office takes',
    noted: 'It was noted which of its two times the office takes',
    by: ['agency'],
    from: withOffice,
    tells: 'the client',
  }),
  decided: kind({
    form: asked('decided', {
      on: day({ label: 'Decided on', missing: 'Enter the day of the decision', near: true }),
      outcome: choice({
        label: 'What the office decided',
        options: [
          { value: 'granted', label: 'Granted' },
          { value: 'refused', label: 'Refused' },
          { value: 'stopped', label: 'Stopped' },
        ],
        start: null,
        missing: 'Choose what was decided',
      }),
    }),
    does: 'Decided',
    happened: 'The office decided',
    by: ['agency'],
    from: withOffice,
    to: ['granted', 'refused', 'stopped'],
    tells: 'the client',
  }),
  published: kind({
    form: asked('published', {
      state: choice({
        label: 'What the office publishes',
        options: Object.entries(publishedStates).map(([value, label]) => ({ value, label })),
        shown: 'select',
        start: null,
        missing: 'Choose what the office publishes',
      }),
      on: day({ label: 'As of', missing: 'Enter the day of the list', near: true }),
    }),
    does: 'The office published',
    happened: 'The office published where your application stands. The decision itself comes in writing',
    noted: 'The office published where the application stands',
    by: ['agency'],
    from: withOffice,
    tells: 'the client',
  }),
  withdrawn: kind({
    form: asked('withdrawn', {
      on: day({ label: 'Withdrawn on', missing: 'Enter the day on which it was withdrawn', near: true }),
    }),
    does: 'Withdrawn',
    happened: 'The application was withdrawn',
    by: ['agency'],
    from: ['preparing', 'filed', 'suspended'],
    to: ['withdrawn'],
    tells: 'the client',
  }),
  closed: kind({
    form: asked('closed', {}),
    does: 'Close the case',
    happened: 'We closed your case',
    noted: 'The case was closed',
    by: ['agency'],
    from: ['granted', 'refused', 'stopped', 'withdrawn', 'preparing'],
    to: ['closed'],
    tells: 'the client',
  }),
});
