import { rows } from '../../../../form/kinds/rows.ts';
import type { Page } from '../../application-form.ts';
import { citizenshipOf, countryOf } from '../../fields/country-of.ts';

/** Under which passport somebody applies, and what else they are a citizen of. */
export const citizenshipPage: Page = {
  key: 'citizenship',
  title: 'Your citizenship',
  why: 'Your citizenship decides which rules apply to you, and so which application you make.',
  fields: {
    citizenship: citizenshipOf({
      label: 'Citizenship of the passport or identity card you’ll use here',
      hint: 'If you have several, choose the one you show to Slovak offices. If you have none, choose Stateless.',
      missing: 'Choose your citizenship',
      fact: 'person.citizenship',
    }),
    otherCitizenships: rows({
      label: 'Other citizenships',
      hint: 'Add every other citizenship you have now. Leave it empty if you have just one.',
      row: 'citizenship',
      min: 0,
      max: 5,
      fact: 'person.otherCitizenships',
      columns: {
        country: countryOf({
          label: 'Country',
          missing: 'Choose the country of your other citizenship',
          fact: 'person.otherCitizenships.country',
        }),
      },
    }),
  },
};
