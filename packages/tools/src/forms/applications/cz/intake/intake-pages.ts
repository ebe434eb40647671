import { day } from '../../../../form/kinds/day.ts';
import { longText } from '../../../../form/kinds/long-text.ts';
import { uploads } from '../../../../form/kinds/uploads.ts';
import { requiredWhen } from '../../../../form/required-when.ts';
import { allowUnknown } from '../../../../form/unknown-answer.ts';
import type { Page } from '../../application-form.ts';
import { choose } from '../../fields/choose.ts';

/** Where somebody is, and when they come or came. */
export const whereaboutsPage: Page = {
  key: 'whereabouts',
  title: 'Where you are now',
  why: 'Some things can only be done here, and others only before you come.',
  fields: {
    whereabouts: choose({
      label: 'Where are you now?',
      missing: 'Choose where you are now',
      options: [
        { value: 'here', label: 'In the Czech Republic' },
        { value: 'abroad', label: 'Abroad' },
      ],
    }),
    arrivedOn: requiredWhen(
      ({ whereabouts }) => whereabouts === 'here',
      day({
        label: 'When did you arrive?',
        hint: 'The last time you came to live here. For example, 01/10/2026.',
        missing: 'Enter the day of your arrival',
        wrong: 'Enter a real date, such as 01/10/2026',
        near: true,
        fact: 'stay.arrivedOn',
      }),
    ),
    arrivesOn: requiredWhen(
      ({ whereabouts }) => whereabouts === 'abroad',
      allowUnknown(
        day({
          label: 'When do you want to come?',
          hint: 'For example, 01/03/2027.',
          missing: 'Enter when you want to come, or say that you don’t know yet',
          wrong: 'Enter a real date, such as 01/03/2027',
          near: true,
        }),
      ),
    ),
  },
};

/** What somebody may stay on. */
export const statusPage: Page = {
  key: 'status',
  title: 'Your right to stay',
  why: 'This decides what you need, and how much time there is.',
  fields: {
    status: choose({
      label: 'What visa or permit do you have now?',
      hint: 'EU citizens with a certificate choose the certificate.',
      missing: 'Choose the visa or permit you have',
      options: [
        { value: 'none', label: 'Nothing yet, or a visa-free stay' },
        { value: 'visa', label: 'A visa' },
        { value: 'permit', label: 'A long-term permit or a card' },
        { value: 'permanent', label: 'Permanent residence' },
        { value: 'certificate', label: 'A registration certificate as an EU citizen' },
      ],
    }),
    statusUntil: requiredWhen(
      ({ status }) => status === 'visa' || status === 'permit',
      day({
        label: 'Valid until',
        hint: 'For example, 31/03/2027.',
        missing: 'Enter the last day on which your visa or permit is valid',
        wrong: 'Enter a real date, such as 31/03/2027',
        near: true,
        fact: 'person.residence.validUntil',
      }),
    ),
  },
};

/** Who comes along. */
export const companionsPage: Page = {
  key: 'companions',
  title: 'Who’s coming with you',
  why: 'Your family may need permits and insurance too, and some of it costs less when done together.',
  fields: {
    companions: choose({
      label: 'Who’s coming with you?',
      missing: 'Choose who’s coming with you',
      options: [
        { value: 'nobody', label: 'Nobody' },
        { value: 'partner', label: 'My spouse or partner' },
        { value: 'children', label: 'My children' },
        { value: 'family', label: 'My spouse or partner, and children' },
      ],
    }),
  },
};

/** What somebody needs, in their own words. */
export const needsPage: Page = {
  key: 'needs',
  title: 'What you need',
  why: 'A few sentences tell us more than any list. Leave out document numbers.',
  fields: {
    needs: longText({
      label: 'What do you need, and when do you need it?',
      hint: 'For example, a card for my new job in Brno, which starts in March.',
      missing: 'Enter what you need',
      maxLength: 3000,
      rows: 6,
      tooLong: 'Enter at most 3,000 characters',
    }),
  },
};

/** What somebody already has on paper. */
export const filesPage: Page = {
  key: 'files',
  title: 'Documents you already have',
  why: 'With a scan we check dates and names at once, and don’t have to ask you again.',
  fields: {
    files: uploads({
      label: 'Scans or photos',
      hint: 'Your passport, visa or contract, if you have it at hand. You can send it later too.',
      max: 4,
    }),
  },
};
