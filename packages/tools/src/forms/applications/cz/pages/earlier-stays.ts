import type { Fault } from '../../../../form/fault.ts';
import type { Answers } from '../../../../form/field.ts';
import { isPlainObject } from '../../../../form/field-tree.ts';
import { day } from '../../../../form/kinds/day.ts';
import { rows } from '../../../../form/kinds/rows.ts';
import { text } from '../../../../form/kinds/text.ts';
import { answeredYesNo } from '../../../../form/kinds/yes-no.ts';
import { requiredWhen } from '../../../../form/required-when.ts';
import { allowUnknown } from '../../../../form/unknown-answer.ts';
import type { Page } from '../../application-form.ts';
import { dayOrderFaults } from '../../day-order-faults.ts';
import { inCzech } from '../fields/in-czech.ts';

/** Stays of more than three months: asked for by every application for residence. */
export const earlierStaysPage: Page = {
  key: 'earlier-stays',
  title: 'Earlier stays here',
  why: 'The form asks for every earlier stay in the Czech Republic of more than three months, with its reason and place.',
  fields: {
    stayedBefore: answeredYesNo({
      label: 'Have you stayed in the Czech Republic for more than three months before?',
      hint: 'Before your present stay.',
      missing: 'Choose whether you’ve stayed here for more than three months before',
      fact: 'stay.before',
    }),
    earlierStays: requiredWhen(
      ({ stayedBefore }) => stayedBefore === true,
      rows({
        label: 'Earlier stays',
        row: 'stay',
        max: 15,
        missing: 'Enter your earlier stay',
        fact: 'stay.earlier',
        columns: {
          from: allowUnknown(
            day({
              label: 'From',
              hint: 'For example, 01/09/2019.',
              missing: 'Enter the first day of the stay, or say that you don’t know yet',
              wrong: 'Enter a real date, such as 01/09/2019',
              near: true,
              fact: 'stay.earlier.from',
            }),
          ),
          to: allowUnknown(
            day({
              label: 'To',
              hint: 'For example, 30/06/2020.',
              missing: 'Enter the last day of the stay, or say that you don’t know yet',
              wrong: 'Enter a real date, such as 30/06/2020',
              near: true,
              fact: 'stay.earlier.to',
            }),
          ),
          purpose: inCzech(
            text({
              label: 'Purpose',
              hint: 'For example, study.',
              missing: 'Enter the purpose of the stay',
              fact: 'stay.earlier.purpose',
            }),
          ),
          place: text({
            label: 'Where you lived',
            hint: 'The town is enough. For example, Brno.',
            missing: 'Enter where you lived during the stay',
            fact: 'stay.earlier.place',
          }),
        },
      }),
    ),
  },
};

/** A fault at each earlier stay that ends before it begins. */
export const earlierStayFaults = ({ earlierStays }: Answers): Fault[] =>
  (Array.isArray(earlierStays) ? earlierStays : []).flatMap((stay: unknown, at) =>
    isPlainObject(stay)
      ? dayOrderFaults(stay, [
          { from: 'from', to: 'to', says: 'Enter a last day that isn’t before the first' },
        ]).map((fault) => ({ ...fault, field: `earlierStays.${at}.${fault.field}` }))
      : [],
  );
