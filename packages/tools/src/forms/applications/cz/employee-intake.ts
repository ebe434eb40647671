import { amount } from '../../../form/kinds/amount.ts';
import { choices } from '../../../form/kinds/choices.ts';
import { day } from '../../../form/kinds/day.ts';
import { text } from '../../../form/kinds/text.ts';
import { allowUnknown } from '../../../form/unknown-answer.ts';
import type { Application } from '../../application.ts';
import { applicationForm, inPart, type Page } from '../application-form.ts';
import { choose } from '../fields/choose.ts';
import { consentPage, contactPage } from '../pages/contact.ts';
import { namePage } from '../pages/name-and-birth.ts';
import { companionsPage, filesPage, needsPage, statusPage, whereaboutsPage } from './intake/intake-pages.ts';
import { citizenshipPage } from './pages/person.ts';

const jobPage: Page = {
  key: 'job',
  title: 'Your job',
  why: 'Your position and your wage decide which card you can get.',
  fields: {
    employer: text({
      label: 'Name of your employer',
      hint: 'If you don’t have one yet, say so.',
      missing: 'Enter the name of your employer',
      maxLength: 200,
      fact: 'employer.name',
    }),
    position: text({
      label: 'Position',
      hint: 'For example, software developer.',
      missing: 'Enter your position',
      maxLength: 200,
      fact: 'employer.position',
    }),
    startsOn: allowUnknown(
      day({
        label: 'First day of work',
        hint: 'For example, 01/03/2027.',
        missing: 'Enter the first day of work, or say that you don’t know yet',
        wrong: 'Enter a real date, such as 01/03/2027',
        near: true,
      }),
    ),
    grossWage: allowUnknown(
      amount({
        label: 'Gross monthly wage',
        hint: 'For example, 65 000.',
        missing: 'Enter your gross monthly wage, or say that you don’t know yet',
        unit: 'CZK',
        fact: 'employer.contract.wage',
      }),
    ),
  },
};

const educationPage: Page = {
  key: 'education',
  title: 'Your education',
  why: 'With a degree you may get a blue card, and with a Czech one you have the whole labour market open to you.',
  fields: {
    degree: choose({
      label: 'Do you have a degree from a university or a higher vocational school?',
      missing: 'Choose whether you have a degree',
      options: [
        { value: 'czech', label: 'Yes, in the Czech Republic' },
        { value: 'abroad', label: 'Yes, abroad' },
        { value: 'no', label: 'No' },
      ],
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
        { value: 'permit', label: 'A visa, a card or a certificate' },
        { value: 'registration', label: 'Registration after arrival' },
        { value: 'flat', label: 'A flat' },
        { value: 'insurance', label: 'Insurance' },
        { value: 'bank', label: 'A bank account' },
        { value: 'tax', label: 'Tax' },
        { value: 'other', label: 'Something else' },
      ],
    }),
  },
};

const form = applicationForm({
  key: 'employee-intake',
  pages: [
    ...inPart('About you', [namePage, citizenshipPage, whereaboutsPage, statusPage, companionsPage]),
    ...inPart('Your work', [jobPage, educationPage]),
    ...inPart('What you need', [helpPage, needsPage, filesPage, contactPage, consentPage]),
  ],
});

/** What the agency has to know of a new client who has a job, or is about to have one. */
export const employeeIntake: Application = {
  slug: 'employee-intake',
  title: 'New client: employee',
  action: 'Get started as an employee',
  lead: 'For people who are coming for a job, or already have one here. From your answers, we tell you what you need, when you need it and what it costs.',
  minutes: 7,
  have: ['Your passport', 'Your contract or job offer', 'Your visa or card, if you have one'],
  form,
  service: 'New client – employee',
  thanks: {
    title: 'We have your answers',
    next: [
      'The same working day, an adviser reads your answers.',
      'You get a plan with dates, and a fixed price for each step.',
      'Nothing starts and nothing is paid before you agree.',
    ],
  },
};
