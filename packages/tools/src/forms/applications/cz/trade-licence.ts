import type { Answers } from '../../../form/field.ts';
import { yesNo } from '../../../form/kinds/yes-no.ts';
import type { Application, Refusal } from '../../application.ts';
import { applicationForm, inPart, type Page } from '../application-form.ts';
import { consentPage, contactPage } from '../pages/contact.ts';
import { birthPage, namePage } from '../pages/name-and-birth.ts';
import { papersPage } from '../pages/papers.ts';
import { travelDocumentPage } from '../pages/passport.ts';
import { addressAbroadPage, addressHerePage, deliveryPage } from './pages/addresses.ts';
import { birthNumberPage, citizenshipPage, sexPage } from './pages/person.ts';
import { extraPage } from './pages/residence.ts';
import { insurancesPage } from './pages/self-employed.ts';
import { passportFindings } from './passport-check.ts';
import {
  activityPage,
  birthNamePage,
  permissionPage,
  premisesPage,
  seatPage,
  tradePage,
} from './trade-licence/trade-pages.ts';

const taxPage: Page = {
  key: 'flat-tax',
  title: 'Flat-rate tax',
  why: 'You can file the notice of entry into the flat-rate regime when you register the trade (section 45b). After the first day of business it’s too late for this year.',
  fields: {
    wantsFlatTax: yesNo({
      label: 'Should we check whether the flat-rate tax is for you?',
      hint: 'One payment a month for tax, social security and health insurance.',
      fact: 'business.wantsFlatTax',
    }),
  },
};

// The single registration form (jednotný registrační formulář) could not be seen: section 45(2) of the act lists what an
// announcement says, section 45a what goes to the insurers with it.
const form = applicationForm({
  key: 'trade-licence',
  pages: [
    ...inPart('Is this the right form?', [citizenshipPage, activityPage, permissionPage]),
    ...inPart('About you', [
      namePage,
      birthPage,
      birthNamePage,
      sexPage,
      birthNumberPage,
      travelDocumentPage,
    ]),
    ...inPart('Your trade', [tradePage, seatPage, premisesPage]),
    ...inPart('Your addresses', [
      {
        ...addressHerePage,
        why: 'If you aren’t here yet, enter the address where you’ll live.',
      },
      deliveryPage,
      addressAbroadPage,
    ]),
    ...inPart('Insurance and tax', [insurancesPage, taxPage]),
    ...inPart('Handing it in', [
      extraPage,
      papersPage(
        'The owner’s consent to your business address, your permit, and proof of your qualification.',
      ),
      contactPage,
      consentPage,
    ]),
  ],
});

const notATrade: Refusal = {
  title: 'You don’t need a trade licence for this',
  reasons: [
    'Using your own works isn’t a trade, and neither is the work of doctors, lawyers, court interpreters, tax advisers and others whose profession has its own act (section 3 of act 455/1991).',
    'You may still have to tell social security and your health insurer that you’re self-employed.',
  ],
  instead: [
    { label: 'Registration with a health insurer', href: '/application-forms/health-insurance-registration' },
    { label: 'Ask us what you have to do', href: '/contact' },
  ],
};

const employed: Refusal = {
  title: 'This sounds like employment',
  reasons: [
    'A trade is work in your own name, on your own account and responsibility (section 2 of act 455/1991). Work for one firm, during its hours and with its tools, isn’t.',
    'Ask the firm for an employment contract. False self-employment can cost both of you a fine.',
  ],
  instead: [
    { label: 'Where the line is', href: '/schwarzsystem-false-self-employment' },
    { label: 'Ask us about your contract', href: '/contact' },
  ],
};

const existing: Refusal = {
  title: 'You already have a licence',
  reasons: [
    'You report a new field, a new address, a pause or an end as a change (section 49 of act 455/1991).',
  ],
  instead: [{ label: 'Change, pause or end of a licence', href: '/our-services/trade-licence-change' }],
};

const concession: Refusal = {
  title: 'You need a concession for a permitted trade',
  reasons: [
    'This form is for registering a trade. For a permitted one, you apply for a concession, and the office decides whether you get it (section 5(1) of act 455/1991).',
  ],
  instead: [{ label: 'Ask us about a concession', href: '/contact' }],
};

function refuse({ activity, hasLicence, trade }: Answers): Refusal | undefined {
  if (activity === 'author' || activity === 'profession') return notATrade;
  if (activity === 'oneFirm') return employed;
  if (hasLicence === true) return existing;
  return trade === 'permitted' ? concession : undefined;
}

/** The announcement of a trade by a person from abroad. */
export const tradeLicence: Application = {
  slug: 'trade-licence',
  title: 'Trade licence',
  action: 'Register a trade',
  lead: 'For people who want to invoice in their own name. We register your trade, and tell social security and your health insurer at the same time.',
  official: {
    name: 'Ohlášení živnosti (jednotný registrační formulář)',
    office: 'Any trade licensing office (živnostenský úřad)',
    act: '455/1991 Sb.',
    section: '§ 45, § 45a and § 46',
    source: 'https://e-sbirka.gov.cz/eli/cz/sb/1991/455/2026-07-01',
    readOn: '2026-11-23',
  },
  minutes: 20,
  have: [
    'Your passport or identity card, and your visa or residence card',
    'Two sentences about what you’ll invoice',
    'Your business address, and the name of its owner',
    'A criminal record extract from your home country, no older than three months, unless you’re from outside the EU and live here permanently',
    'A diploma or proof of experience, for a craft or regulated trade',
  ],
  form,
  refuse,
  check: passportFindings,
  service: 'Trade licence',
  thanks: {
    title: 'We have your answers',
    next: [
      'The same working day, we choose the fields and tell you which papers you need.',
      'You get the owner’s consent and the power of attorney to sign, and we tell you how to order your criminal record extract.',
      'We register the trade. The office enters it within five working days.',
      'You get your extract with the company number (IČO), and the amounts and dates of your payments.',
    ],
  },
};
