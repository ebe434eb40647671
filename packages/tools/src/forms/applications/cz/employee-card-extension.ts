import type { Day } from '@majak/law/dates';
import type { Answers } from '../../../form/field.ts';
import type { Finding } from '../../../form/finding.ts';
import { answeredYesNo } from '../../../form/kinds/yes-no.ts';
import type { Application, Refusal } from '../../application.ts';
import { applicationForm, inPart, type Page } from '../application-form.ts';
import { citizenshipsIn, isFreeMover } from '../citizenships.ts';
import { consentPage, contactPage } from '../pages/contact.ts';
import { papersPage } from '../pages/papers.ts';
import { jobAddressesInParts } from './fields/job.ts';
import { stayPage } from './long-term-residence/request-pages.ts';
import { contractPage } from './pages/contract.ts';
import { citizenshipPage } from './pages/person.ts';
import { cardPage, labourMarketPage } from './pages/present-permit.ts';
import {
  extraPage,
  residenceAddressPages,
  residenceFamilyPages,
  residencePersonPages,
} from './pages/residence.ts';
import { employerPage, jobBeforePage } from './pages/work.ts';
import { residenceAct } from './passport-check.ts';
import { residenceFindings } from './permit-check.ts';
import { czechCitizen, freeMover } from './refusals.ts';
import { stayFaults } from './stay-faults.ts';

const jobPage: Page = {
  key: 'same-job',
  title: 'Is it the same job?',
  why: 'The card can be extended for the position it was issued for, or for the one you last notified. If you have a new job, notify the Ministry of that first (section 42g(7)).',
  fields: {
    sameJob: answeredYesNo({
      label: 'Do you work in the position that your card, or your last notification, is for?',
      hint: 'For the same employer.',
      missing: 'Choose whether you work in the same position',
    }),
  },
};

/** The Labour Office says again whether a job that was a vacancy may go on. */
const marketPage: Page = {
  ...labourMarketPage,
  why: 'If your card is tied to a vacancy, the Labour Office has to confirm again that the job can continue. People with free access don’t need that (section 44a).',
};

// An extension is asked for on the form that the permit itself is asked for on (section 44a(3)): its printed layout could not
// be seen, and its questions are those of section 42g(12).
const form = applicationForm({
  key: 'employee-card-extension',
  version: 2,
  upgrades: { 1: jobAddressesInParts },
  pages: [
    ...inPart('Is this the right form?', [citizenshipPage, cardPage, jobPage]),
    ...inPart('About you', residencePersonPages),
    ...inPart('Your work', [employerPage(), contractPage, marketPage, jobBeforePage, stayPage]),
    ...inPart('Where you live', residenceAddressPages),
    ...inPart('Your family', residenceFamilyPages),
    ...inPart('Handing it in', [
      extraPage,
      papersPage('Your passport, your card, the contract, and the lease or the owner’s consent.'),
      contactPage,
      consentPage,
    ]),
  ],
  check: stayFaults,
});

const otherCard: Refusal = {
  title: 'This form is for employee cards',
  reasons: [
    'It extends a card with the words ZAMĚSTNANECKÁ KARTA on it.',
    'There are other forms for extending a blue card, a visa or another permit.',
  ],
  instead: [
    { label: 'Extension of a blue card', href: '/our-services/blue-card-extension' },
    { label: 'Long-term residence permit', href: '/application-forms/long-term-residence' },
    { label: 'Renewal of a visa', href: '/our-services/visa-renewal' },
  ],
};

const newJob: Refusal = {
  title: 'Notify the Ministry of your new job first',
  reasons: [
    'The card is valid for one position. If you change to another, you notify the Ministry at least 30 days before you start (section 42g(7) of act 326/1999).',
    'If you have free access to the labour market, you tell the Ministry within three working days of the change (section 42g(11)).',
  ],
  instead: [{ label: 'Notice of a change of employer', href: '/application-forms/change-of-employer' }],
};

function refuse(answers: Answers): Refusal | undefined {
  if (citizenshipsIn(answers).includes('CZ')) return czechCitizen;
  if (isFreeMover(answers)) return freeMover;
  if (typeof answers.card === 'string' && answers.card !== '' && answers.card !== 'employee')
    return otherCard;
  return answers.sameJob === false ? newJob : undefined;
}

/** Fewer hours than section 42g(2)(b) wants of every contract. */
function hoursFindings({ weeklyHours }: Answers): readonly Finding[] {
  if (typeof weeklyHours !== 'number' || weeklyHours >= 15) return [];
  const says = 'The contract has to be for at least 15 hours a week. Ask your employer for more hours first.';
  const place = { act: '326/1999 Sb.', section: '§ 42g(2)', source: residenceAct };
  return [{ rule: 'contract.hours', state: 'wrong', field: 'weeklyHours', says, ...place }];
}

/** The extension of an employee card. */
export const employeeCardExtension: Application = {
  slug: 'employee-card-extension',
  title: 'Extension of an employee card',
  action: 'Extend your employee card',
  lead: 'For employee card holders who are staying in the same job. You can apply from 120 days before the card expires until its last day.',
  official: {
    name: 'Žádost o prodloužení platnosti zaměstnanecké karty',
    office:
      'Ministry of the Interior, Department for Asylum and Migration Policy (OAMP), the office for your address',
    act: '326/1999 Sb.',
    section: '§ 44a and § 42g(12)',
    source: residenceAct,
    readOn: '2026-11-22',
  },
  minutes: 45,
  have: [
    'Your passport and your employee card',
    'Your contract, with hours and wage',
    'Your lease, or another proof of accommodation',
    'Names, dates of birth and addresses of your parents, brothers, sisters, spouse and children',
  ],
  form,
  refuse,
  check: (answers: Answers, today: Day) => [...residenceFindings(answers, today), ...hoursFindings(answers)],
  service: 'Employee card – extension',
  thanks: {
    title: 'We have your answers',
    next: [
      'The same working day we check your answers and the dates of your card.',
      'You get the Czech form to sign, and a list of the papers from your employer.',
      'We file it by power of attorney, and you keep working while the Ministry decides.',
      'You only go in person twice: for fingerprints, and to collect the card.',
    ],
  },
};
