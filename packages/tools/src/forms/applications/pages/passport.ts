import { code } from '../../../form/kinds/code.ts';
import { day } from '../../../form/kinds/day.ts';
import type { Page } from '../application-form.ts';
import { choose } from '../fields/choose.ts';
import { countryOf } from '../fields/country-of.ts';

/** What is asked of every document. @param document As it is said in a message: `your passport`. @param short As labels say it: `passport`. */
const shown = (document: string, short: string) => ({
  passportNumber: code({
    label: `Number of the ${short}`,
    hint: 'Letters and digits, without spaces. For example, L01X00T47.',
    missing: `Enter the number of ${document}`,
    maxLength: 30,
    fact: 'person.passport.number',
  }),
  passportCountry: countryOf({
    label: `Country that issued the ${short}`,
    missing: `Choose the country that issued ${document}`,
    fact: 'person.passport.country',
  }),
  passportValidUntil: day({
    label: `Last day the ${short} is valid`,
    hint: 'For example, 31/12/2031.',
    missing: `Enter the last day on which ${document} is valid`,
    wrong: 'Enter a real date, such as 31/12/2031',
    fact: 'person.passport.validUntil',
  }),
});

const issuedOn = day({
  label: 'Day the passport was issued',
  hint: 'For example, 01/01/2022.',
  missing: 'Enter the day on which the passport was issued',
  wrong: 'Enter a real date, such as 01/01/2022',
  fact: 'person.passport.issuedOn',
});

/** A passport or, as citizens of the EU may show, an identity card. */
export const travelDocumentPage: Page = {
  key: 'travel-document',
  title: 'Your passport or identity card',
  why: 'You hand it in with the application, and show the same one when you collect what you applied for.',
  fields: {
    documentKind: choose({
      label: 'Which document will you use?',
      missing: 'Choose your passport or your identity card',
      options: [
        { value: 'passport', label: 'Passport' },
        { value: 'identityCard', label: 'Identity card' },
      ],
      fact: 'person.passport.kind',
    }),
    ...shown('the document', 'document'),
  },
};

/** A passport: people from outside the EU have no other document to travel with. */
export const passportPage: Page = {
  key: 'passport',
  title: 'Your passport',
  why: 'The office enters its number into your file. If you get a new passport later, you have to report it.',
  fields: {
    ...shown('your passport', 'passport'),
    passportIssuedOn: issuedOn,
  },
};
