import { amount } from '../../../form/kinds/amount.ts';
import { choices } from '../../../form/kinds/choices.ts';
import { companyNumber } from '../../../form/kinds/company-number.ts';
import { longText } from '../../../form/kinds/long-text.ts';
import { answeredYesNo } from '../../../form/kinds/yes-no.ts';
import { requiredWhen } from '../../../form/required-when.ts';
import { allowUnknown } from '../../../form/unknown-answer.ts';
import type { Application } from '../../application.ts';
import { applicationForm, inPart, type Page } from '../application-form.ts';
import { choose } from '../fields/choose.ts';
import { consentPage, contactPage } from '../pages/contact.ts';
import { namePage } from '../pages/name-and-birth.ts';
import { companionsPage, filesPage, needsPage, statusPage, whereaboutsPage } from './intake/intake-pages.ts';
import { citizenshipPage } from './pages/person.ts';

const workPage: Page = {
  key: 'work',
  title: 'Your work',
  why: 'What you invoice decides whether you need a trade licence, and which one.',
  fields: {
    work: longText({
      label: 'What do you do, and for whom?',
      hint: 'For example, I design apps for two firms in Berlin and one in Prague.',
      missing: 'Enter what you do and for whom',
      maxLength: 1000,
      rows: 4,
      tooLong: 'Enter at most 1,000 characters',
    }),
    clients: choose({
      label: 'Where are your clients?',
      missing: 'Choose where your clients are',
      options: [
        { value: 'here', label: 'In the Czech Republic' },
        { value: 'eu', label: 'In other EU countries' },
        { value: 'world', label: 'Outside the EU' },
        { value: 'mixed', label: 'In several of these' },
      ],
    }),
    oneClient: answeredYesNo({
      label: 'Does one client pay for most of your work?',
      missing: 'Choose whether one client pays for most of your work',
    }),
  },
};

const licencePage: Page = {
  key: 'licence',
  title: 'Your licence',
  why: 'If you have one, we look at changes and taxes. If you don’t, that’s where we start.',
  fields: {
    hasLicence: answeredYesNo({
      label: 'Do you have a Czech trade licence?',
      missing: 'Choose whether you have a Czech trade licence',
      fact: 'business.hasLicence',
    }),
    companyNumber: {
      ...companyNumber({
        label: 'Your company number (IČO)',
        hint: 'Eight digits, such as 12345679. Leave it empty if you can’t find it.',
        wrong: 'Enter a company number of eight digits, such as 12345679',
        fact: 'business.companyNumber',
      }),
      when: ({ hasLicence }) => hasLicence === true,
    },
    taxedAs: requiredWhen(
      ({ hasLicence }) => hasLicence === true,
      choose({
        label: 'How are you taxed?',
        missing: 'Choose how you’re taxed',
        options: [
          { value: 'return', label: 'I file a return' },
          { value: 'flat', label: 'I pay the flat-rate tax' },
          { value: 'unknown', label: 'I don’t know' },
        ],
      }),
    ),
  },
};

const incomePage: Page = {
  key: 'income',
  title: 'Your income',
  why: 'This shows whether the flat-rate tax is cheaper, and how close you are to VAT. An estimate is enough.',
  fields: {
    yearlyIncome: allowUnknown(
      amount({
        label: 'Income you expect in a year',
        hint: 'All your invoices, before costs. For example, 900 000.',
        missing: 'Enter the income you expect, or say that you don’t know yet',
        unit: 'CZK',
      }),
    ),
    otherIncome: answeredYesNo({
      label: 'Do you have other income, such as a job or rent?',
      missing: 'Choose whether you have other income',
    }),
  },
};

const helpPage: Page = {
  key: 'help',
  title: 'What we can take on',
  fields: {
    help: choices({
      label: 'What should we help with?',
      hint: 'Choose all that you need.',
      missing: 'Choose what we should help with',
      least: 1,
      options: [
        { value: 'permit', label: 'A visa or a permit for business' },
        { value: 'licence', label: 'A trade licence' },
        { value: 'tax', label: 'Taxes and overviews' },
        { value: 'vat', label: 'VAT' },
        { value: 'insurance', label: 'Insurance' },
        { value: 'company', label: 'A company' },
        { value: 'other', label: 'Something else' },
      ],
    }),
  },
};

const form = applicationForm({
  key: 'freelancer-intake',
  pages: [
    ...inPart('About you', [namePage, citizenshipPage, whereaboutsPage, statusPage, companionsPage]),
    ...inPart('Your business', [workPage, licencePage, incomePage]),
    ...inPart('What you need', [helpPage, needsPage, filesPage, contactPage, consentPage]),
  ],
});

/** What the agency has to know of a new client who works for themselves. */
export const freelancerIntake: Application = {
  slug: 'freelancer-intake',
  title: 'New client: freelancer',
  action: 'Get started as a freelancer',
  lead: 'For people who work for themselves here, or want to. From your answers, we tell you what you need, when you need it and what it costs.',
  minutes: 7,
  have: ['Your passport', 'Your company number, if you have a licence', 'A rough idea of your income'],
  form,
  service: 'New client – freelancer',
  thanks: {
    title: 'We have your answers',
    next: [
      'The same working day, an adviser reads your answers.',
      'You get a plan with dates, and a fixed price for each step.',
      'Nothing starts and nothing is paid before you agree.',
    ],
  },
};
