import type { Answers } from '../../../../form/field.ts';
import { optionalCode } from '../../../../form/kinds/code.ts';
import { day } from '../../../../form/kinds/day.ts';
import { requiredWhen } from '../../../../form/required-when.ts';
import type { Page } from '../../application-form.ts';
import { choose } from '../../fields/choose.ts';

const has = ({ presentPermit }: Answers) => presentPermit === 'visa' || presentPermit === 'permit';

const permitNumber = (label: string) =>
  optionalCode({
    label,
    hint: 'Letters and digits at the top of it. Leave it empty if there’s none, or if you can’t find it.',
    maxLength: 20,
    fact: 'person.residence.number',
  });
const permitUntil = (whose: string, short: string) =>
  day({
    label: `Last day the ${short} is valid`,
    hint: 'For example, 31/03/2027.',
    missing: `Enter the last day on which ${whose} is valid`,
    wrong: 'Enter a real date, such as 31/03/2027',
    near: true,
    fact: 'person.residence.validUntil',
  });

/** What somebody stays on now, and until when. */
export const presentPermitPage: Page = {
  key: 'present-permit',
  title: 'Your visa or permit now',
  why: 'You apply inside the country only while your long-stay visa or your permit is valid, at the earliest 120 days before it ends. You can only apply sooner if it’s for another purpose (section 47).',
  fields: {
    presentPermit: choose({
      label: 'What visa or permit do you have now?',
      missing: 'Choose the visa or permit you have now',
      options: [
        {
          value: 'visa',
          label: 'A long-stay visa (D)',
          hint: 'A sticker in your passport for more than 90 days.',
        },
        { value: 'permit', label: 'A long-term residence permit', hint: 'A plastic card.' },
        {
          value: 'none',
          label: 'Neither',
          hint: 'A short-stay visa, a visa-free stay, or I’m still abroad.',
        },
      ],
      fact: 'permit.kind',
    }),
    permitNumber: { ...permitNumber('Number of the visa or the card'), when: has },
    permitUntil: requiredWhen(has, permitUntil('your visa or card', 'visa or the card')),
  },
};

const hasCard = ({ card }: Answers) => card === 'employee';

/** The employee card that is to be extended. */
export const cardPage: Page = {
  key: 'card',
  title: 'Your card',
  why: 'You can apply from 120 days before the card ends until its last day (section 47). After that, it’s too late.',
  fields: {
    card: choose({
      label: 'Which card do you have?',
      hint: 'The kind of permit is printed on it.',
      missing: 'Choose which card you have',
      options: [
        { value: 'employee', label: 'An employee card (zaměstnanecká karta)' },
        { value: 'blue', label: 'A blue card (modrá karta)' },
        { value: 'other', label: 'Another permit or a visa' },
      ],
      fact: 'permit.card',
    }),
    permitNumber: { ...permitNumber('Number of the card'), when: hasCard },
    permitUntil: requiredWhen(hasCard, permitUntil('your card', 'card')),
  },
};

/** Whether a card is tied to a vacancy. */
export const labourMarketPage: Page = {
  key: 'labour-market',
  title: 'Your access to the labour market',
  fields: {
    cardKind: choose({
      label: 'Was your card issued for a vacancy with a number?',
      hint: 'It wasn’t if you have free access, for example because of a Czech degree or your citizenship.',
      missing: 'Choose whether your card was issued for a vacancy',
      options: [
        { value: 'dual', label: 'Yes, for a vacancy in the register' },
        { value: 'free', label: 'No, I have free access to the labour market' },
        { value: 'permit', label: 'No, I have a work permit of the Labour Office' },
        { value: 'unknown', label: 'I don’t know' },
      ],
      fact: 'permit.access',
    }),
  },
};

/** The number of whatever somebody stays on: some stay on nothing that has one. */
export const documentNumberPage: Page = {
  key: 'document-number',
  title: 'Your visa, card or certificate',
  why: 'The form asks for the number of a visa, and the office finds your file by the number of a card.',
  fields: { permitNumber: permitNumber('Number of your visa, card or certificate') },
};
