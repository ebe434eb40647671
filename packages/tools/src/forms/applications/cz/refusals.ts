import type { Refusal } from '../../application.ts';

/** Said to Czech citizens, whom act 326/1999 does not count as foreigners. */
export const czechCitizen: Refusal = {
  title: 'Czech citizens don’t need this',
  reasons: [
    'This form is for foreigners, and under the act that’s anybody who isn’t a Czech citizen (section 1(2) of act 326/1999).',
  ],
  instead: [{ label: 'Ask us about Czech documents', href: '/contact' }],
};

/** Said to citizens of the EU who open a form for others. */
export const freeMover: Refusal = {
  title: 'EU citizens don’t need a permit',
  reasons: [
    'Citizens of the EU, Norway, Iceland, Liechtenstein and Switzerland live and work here without a permit.',
    'If you stay longer than three months, you can apply for a registration certificate (section 87a of act 326/1999).',
  ],
  instead: [
    {
      label: 'Registration certificate for EU citizens',
      href: '/application-forms/temporary-residence-certificate',
    },
  ],
};
