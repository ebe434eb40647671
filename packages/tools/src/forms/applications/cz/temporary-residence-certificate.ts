import type { Answers } from '../../../form/field.ts';
import type { Application, Refusal } from '../../application.ts';
import { applicationForm, inPart } from '../application-form.ts';
import { citizenshipsIn, isFreeMover } from '../citizenships.ts';
import { consentPage, contactPage } from '../pages/contact.ts';
import { birthPage, namePage } from '../pages/name-and-birth.ts';
import { papersPage } from '../pages/papers.ts';
import { travelDocumentPage } from '../pages/passport.ts';
import { jobAddressesInParts } from './fields/job.ts';
import { accommodationPage, addressAbroadPage, addressHerePage, deliveryPage } from './pages/addresses.ts';
import { childrenPage, parentPages, spousePage } from './pages/family.ts';
import {
  birthNumberPage,
  citizenshipPage,
  maritalStatusPage,
  previousSurnamesPage,
  sexPage,
} from './pages/person.ts';
import { extraPage } from './pages/residence.ts';
import { passportFindings, residenceAct } from './passport-check.ts';
import { czechCitizen } from './refusals.ts';
import { stayFaults } from './stay-faults.ts';
import { lengthPage, occupationPages, stayPages } from './temporary-residence-certificate/stay-pages.ts';

// The printed form of the Ministry could not be seen: its questions are those that section 87x(2) of the act says it has,
// what section 87a wants to be handed in, and what the agency has to know to file it.
const form = applicationForm({
  key: 'temporary-residence-certificate',
  version: 2,
  upgrades: { 1: jobAddressesInParts },
  pages: [
    ...inPart('Is this the right form?', [citizenshipPage, lengthPage]),
    ...inPart('About you', [
      namePage,
      previousSurnamesPage,
      birthPage,
      sexPage,
      maritalStatusPage,
      birthNumberPage,
      travelDocumentPage,
      ...occupationPages,
    ]),
    ...inPart('Your stay', stayPages),
    ...inPart('Your addresses', [addressHerePage, accommodationPage, deliveryPage, addressAbroadPage]),
    ...inPart('Your family', [spousePage, childrenPage, ...parentPages]),
    ...inPart('Handing it in', [
      extraPage,
      papersPage(
        'Your passport or identity card, the lease or the owner’s consent, and the proof of your purpose or insurance.',
      ),
      contactPage,
      consentPage,
    ]),
  ],
  check: stayFaults,
});

const fromElsewhere: Refusal = {
  title: 'This certificate is for EU citizens',
  reasons: [
    'The registration certificate is issued to citizens of the EU, Norway, Iceland, Liechtenstein and Switzerland (section 87a of act 326/1999).',
    'If you’re a family member of one of them, you apply for a residence card instead. Otherwise you need a long-term permit.',
  ],
  instead: [
    {
      label: 'Residence of an EU citizen’s family member',
      href: '/our-services/family-member-of-eu-citizen',
    },
    { label: 'Application for a long-term permit', href: '/application-forms/long-term-residence' },
    { label: 'Ask us which one you need', href: '/contact' },
  ],
};

const british: Refusal = {
  title: 'British citizens need another document',
  reasons: [
    'Since 2021 the certificate has been issued to British citizens only if they lived here lawfully on 31 December 2020 (section 1(4) of act 326/1999).',
    'If you did, you apply for the withdrawal agreement card. If you came later, you need a visa or a long-term permit.',
  ],
  instead: [
    { label: 'Withdrawal agreement card', href: '/our-services/uk-withdrawal-agreement-card' },
    { label: 'Visa or residence after Brexit', href: '/our-services/uk-visa-after-brexit' },
  ],
};

const shortStay: Refusal = {
  title: 'The certificate is for longer stays',
  reasons: [
    'The Ministry issues it only to people who plan to stay longer than three months (section 87a(1)(a) of act 326/1999).',
    'For a shorter stay your passport or identity card is enough. If it’s longer than 30 days, your address has to be reported to the Foreign Police within 30 days of arrival.',
  ],
  instead: [
    { label: 'Registration with the Foreign Police', href: '/our-services/foreign-police-registration' },
  ],
};

function refuse(answers: Answers): Refusal | undefined {
  const citizenships = citizenshipsIn(answers);
  if (citizenships.includes('CZ')) return czechCitizen;
  if (citizenships.length > 0 && !isFreeMover(answers))
    return citizenships.includes('GB') ? british : fromElsewhere;
  return answers.staysLonger === false ? shortStay : undefined;
}

/** The registration certificate of a citizen of the EU. */
export const temporaryResidenceCertificate: Application = {
  slug: 'temporary-residence-certificate',
  title: 'Registration certificate for EU citizens',
  action: 'Register as an EU citizen',
  lead: 'For citizens of the EU, Norway, Iceland, Liechtenstein and Switzerland who stay longer than three months. We put your answers into the Czech form and file it for you.',
  official: {
    name: 'Žádost o vydání osvědčení o registraci',
    office:
      'Ministry of the Interior, Department for Asylum and Migration Policy (OAMP), the office for your address',
    act: '326/1999 Sb.',
    section: '§ 87a and § 87x',
    source: residenceAct,
    readOn: '2026-11-23',
  },
  minutes: 25,
  have: [
    'Your passport or identity card, and a photograph',
    'Your lease, or another proof of accommodation',
    'The name and address of your employer or school, if you have one',
    'Names, dates of birth and addresses of your parents, spouse and children',
    'Your health insurance card, if you neither work nor do business here',
  ],
  form,
  refuse,
  check: passportFindings,
  service: 'Temporary residency for EU citizens',
  thanks: {
    title: 'We have your answers',
    next: [
      'The same working day we check your answers and write to you if a paper is missing.',
      'You get the Czech form and the power of attorney to sign.',
      'We file the application at the office for your address. It decides within about 30 days.',
      'You collect the certificate in person, with the document you named here.',
    ],
  },
};
