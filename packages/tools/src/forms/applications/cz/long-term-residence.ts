import type { Answers } from '../../../form/field.ts';
import type { Application, Refusal } from '../../application.ts';
import { applicationForm, inPart } from '../application-form.ts';
import { citizenshipsIn, isFreeMover } from '../citizenships.ts';
import { consentPage, contactPage } from '../pages/contact.ts';
import { papersPage } from '../pages/papers.ts';
import { jobAddressesInParts } from './fields/job.ts';
import {
  isEmployed,
  purposeDetailsPage,
  purposePage,
  requestPage,
  stayPage,
} from './long-term-residence/request-pages.ts';
import { citizenshipPage } from './pages/person.ts';
import { presentPermitPage } from './pages/present-permit.ts';
import {
  extraPage,
  residenceAddressPages,
  residenceFamilyPages,
  residencePersonPages,
} from './pages/residence.ts';
import { jobBeforePage, workHerePage } from './pages/work.ts';
import { residenceAct } from './passport-check.ts';
import { residenceFindings } from './permit-check.ts';
import { czechCitizen, freeMover } from './refusals.ts';
import { stayFaults } from './stay-faults.ts';

// The 28 sections of the bilingual form are known from a list of its fields; its layout could not be seen. What each asks is
// in section 42g(12) of the act, and section 42(5) and (6) say that the others ask the same on the same form.
const form = applicationForm({
  key: 'long-term-residence',
  version: 2,
  upgrades: { 1: jobAddressesInParts },
  pages: [
    ...inPart('Is this the right form?', [citizenshipPage, presentPermitPage, requestPage, purposePage]),
    ...inPart('About you', residencePersonPages),
    ...inPart('Your work and purpose', [
      jobBeforePage,
      workHerePage(isEmployed),
      purposeDetailsPage,
      stayPage,
    ]),
    ...inPart('Where you live', residenceAddressPages),
    ...inPart('Your family', residenceFamilyPages),
    ...inPart('Handing it in', [
      extraPage,
      papersPage('Your passport, the lease or the owner’s consent, and the paper that proves the purpose.'),
      contactPage,
      consentPage,
    ]),
  ],
  check: stayFaults,
});

const fromAbroad: Refusal = {
  title: 'You can’t file this form from inside the country',
  reasons: [
    'The Ministry takes the application only from people who stay here on a long-stay visa or a long-term permit (section 42 of act 326/1999).',
    'From abroad, or on a short stay, you apply for a visa or a first permit at a Czech embassy.',
  ],
  instead: [
    { label: 'Employee card', href: '/our-services/employee-card' },
    { label: 'Freelancer visa', href: '/our-services/freelancer-visa' },
    { label: 'Student visa', href: '/our-services/student-visa' },
    { label: 'Family reunification', href: '/our-services/family-reunification' },
  ],
};

const employeeCard: Refusal = {
  title: 'There’s a shorter form for employee cards',
  reasons: [
    'To extend an employee card you answer the same questions, but about your contract instead of the purpose.',
  ],
  instead: [{ label: 'Extension of an employee card', href: '/application-forms/employee-card-extension' }],
};

function refuse(answers: Answers): Refusal | undefined {
  if (citizenshipsIn(answers).includes('CZ')) return czechCitizen;
  if (isFreeMover(answers)) return freeMover;
  if (answers.presentPermit === 'none') return fromAbroad;
  return answers.request === 'extension' && answers.purpose === 'employment' ? employeeCard : undefined;
}

/** The long-term residence permit of somebody from outside the EU: a first one, an extension, another purpose. */
export const longTermResidence: Application = {
  slug: 'long-term-residence',
  title: 'Long-term residence permit',
  action: 'Apply for long-term residence',
  lead: 'For people from outside the EU who live here on a long-stay visa or a permit. You answer all sections of the Czech form in English, and we file it for you.',
  official: {
    name: 'Žádost o povolení k dlouhodobému pobytu',
    office:
      'Ministry of the Interior, Department for Asylum and Migration Policy (OAMP), the office for your address',
    act: '326/1999 Sb.',
    section: '§ 42, § 42g(12) and § 44a(3)',
    source: residenceAct,
    readOn: '2026-11-22',
  },
  minutes: 45,
  have: [
    'Your passport, and your visa or residence card',
    'Your contract, confirmation of study or extract from the trade register',
    'Your lease, or another proof of accommodation',
    'Names, dates of birth and addresses of your parents, brothers, sisters, spouse and children',
    'Dates of earlier stays here of more than three months',
  ],
  form,
  refuse,
  check: residenceFindings,
  service: 'Long-term residence permit',
  thanks: {
    title: 'We have your answers',
    next: [
      'The same working day, we check your answers and write to you if anything is unclear.',
      'You get the price and the list of papers for your purpose.',
      'We translate what you wrote in English, and you get the Czech form to sign, with an extra sheet for what doesn’t fit on it.',
      'We file it in time, or go with you where the law requires you to come in person.',
    ],
  },
};
