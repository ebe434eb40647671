import type { Answers } from '../../../form/field.ts';
import type { Application, Refusal } from '../../application.ts';
import { applicationForm, inPart } from '../application-form.ts';
import { citizenshipsIn, isFreeMover } from '../citizenships.ts';
import { consentPage, contactPageWith } from '../pages/contact.ts';
import { birthPage, namePage } from '../pages/name-and-birth.ts';
import { papersPage } from '../pages/papers.ts';
import { passportPage } from '../pages/passport.ts';
import { citizenshipPage } from './pages/citizenship.ts';
import { purposeDetailsPage, purposePage } from './pages/purpose.ts';
import { addressAbroadPage, earlierCountriesPage, homePage, presentStayPage } from './pages/stay.ts';
import { passportFindings } from './passport-check.ts';

const form = applicationForm({
  key: 'temporary-residence-intake',
  pages: [
    ...inPart('Is this the right way?', [citizenshipPage, purposePage, presentStayPage]),
    ...inPart('What you’re coming for', [purposeDetailsPage]),
    ...inPart('About you', [namePage, birthPage, passportPage]),
    ...inPart('Where you live', [homePage, addressAbroadPage, earlierCountriesPage]),
    ...inPart('Handing it in', [
      papersPage('Your passport, the contract or the school’s confirmation, and proof of accommodation.'),
      contactPageWith('+421 901 000 000'),
      consentPage,
    ]),
  ],
});

const ownCitizen: Refusal = {
  title: 'Slovak citizens don’t need a residence permit',
  reasons: ['Residence permits are for people who aren’t citizens of Slovakia (act 404/2011).'],
  instead: [{ label: 'Ask us about Slovak documents', href: '/contact' }],
};

const freeMover: Refusal = {
  title: 'EU citizens register, and need no permit',
  reasons: [
    'Citizens of the EU, Norway, Iceland, Liechtenstein and Switzerland live and work here without a permit.',
    'If you stay longer than three months, register your residence within the 30 days that follow. It’s free.',
  ],
  instead: [
    { label: 'Registration for EU citizens', href: '/our-services/residence-registration-eu' },
    { label: 'Register a trade', href: '/application-forms/trade-licence-intake' },
  ],
};

const embassyOnly: Refusal = {
  title: 'This application is made at an embassy',
  reasons: [
    'Since 1 July 2025, you can only apply for residence for business at a Slovak embassy (act 178/2025).',
    'If you live here for another purpose, you can change to business after two years.',
  ],
  instead: [
    { label: 'Residence for business, step by step', href: '/our-services/temporary-residence-business' },
    { label: 'Residence for employment', href: '/our-services/temporary-residence-employment' },
    { label: 'Ask us what your options are', href: '/contact' },
  ],
};

function refuse(answers: Answers): Refusal | undefined {
  if (citizenshipsIn(answers).includes('SK')) return ownCitizen;
  if (isFreeMover(answers)) return freeMover;
  const { purpose, whereabouts, status } = answers;
  const isHere = whereabouts === 'here' && typeof status === 'string' && status !== '';
  return purpose === 'business' && isHere && status !== 'longResidence' ? embassyOnly : undefined;
}

/** What the agency has to know of somebody who wants to live in Slovakia. */
export const temporaryResidenceIntake: Application = {
  slug: 'temporary-residence-intake',
  title: 'Temporary residence',
  action: 'Apply for temporary residence',
  lead: 'For citizens of countries outside the EU who want to live in Slovakia. From your answers, we prepare the application, the list of papers for your country, and the dates.',
  minutes: 12,
  have: [
    'Your passport',
    'Your contract, job offer or confirmation from the school',
    'Your address, if you have one',
  ],
  form,
  refuse,
  check: passportFindings,
  service: 'Temporary residence',
  thanks: {
    title: 'We have your answers',
    next: [
      'The same working day, an adviser reads your answers.',
      'You get the list of papers for your country, each with its apostille and translation, and a fixed price.',
      'We prepare the application. You hand it in yourself, at the embassy or at the Foreign Police.',
    ],
  },
};
