import { choices } from '../../../form/kinds/choices.ts';
import { day } from '../../../form/kinds/day.ts';
import { text } from '../../../form/kinds/text.ts';
import { allowUnknown } from '../../../form/unknown-answer.ts';
import type { Application } from '../../application.ts';
import { applicationForm, inPart, type Page } from '../application-form.ts';
import { dayOrderFaults } from '../day-order-faults.ts';
import { choose } from '../fields/choose.ts';
import { consentPage, contactPage } from '../pages/contact.ts';
import { birthDatePage, namePage } from '../pages/name-and-birth.ts';
import { filesPage, needsPage, statusPage, whereaboutsPage } from './intake/intake-pages.ts';
import { citizenshipPage } from './pages/person.ts';

const studiesPage: Page = {
  key: 'studies',
  title: 'Your studies',
  why: 'What you study decides which permit you need, and your first day decides how much time there is.',
  fields: {
    schoolName: text({
      label: 'Name of your school',
      hint: 'And the faculty, if there is one.',
      missing: 'Enter the name of your school',
      maxLength: 200,
      fact: 'school.name',
    }),
    studies: choose({
      label: 'What will you study?',
      missing: 'Choose what you’ll study',
      options: [
        { value: 'degree', label: 'A degree at a university' },
        { value: 'preparation', label: 'A preparatory or a language course' },
        { value: 'exchange', label: 'An exchange, such as Erasmus' },
        { value: 'secondary', label: 'A secondary school' },
        { value: 'other', label: 'Something else' },
      ],
    }),
    admission: choose({
      label: 'Have you been admitted?',
      missing: 'Choose whether you’ve been admitted',
      options: [
        { value: 'confirmed', label: 'Yes, and I have the confirmation' },
        { value: 'admitted', label: 'Yes, the confirmation is on its way' },
        { value: 'waiting', label: 'Not yet' },
      ],
    }),
    studiesFrom: allowUnknown(
      day({
        label: 'First day of studies',
        hint: 'As in the letter of acceptance. For example, 15/02/2027.',
        missing: 'Enter the first day of studies, or say that you don’t know yet',
        wrong: 'Enter a real date, such as 15/02/2027',
        near: true,
      }),
    ),
    studiesUntil: allowUnknown(
      day({
        label: 'Last day of studies',
        hint: 'For example, 30/06/2029.',
        missing: 'Enter the last day of studies, or say that you don’t know yet',
        wrong: 'Enter a real date, such as 30/06/2029',
      }),
    ),
  },
};

const moneyPage: Page = {
  key: 'money',
  title: 'Paying for your stay',
  why: 'To get a permit, students from outside the EU have to prove that they can pay for their stay.',
  fields: {
    paidBy: choose({
      label: 'Who pays for your stay?',
      missing: 'Choose who pays for your stay',
      options: [
        { value: 'self', label: 'I do' },
        { value: 'parents', label: 'My parents or family' },
        { value: 'scholarship', label: 'A scholarship' },
        { value: 'several', label: 'Several of these' },
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
        { value: 'permit', label: 'A visa or a permit' },
        { value: 'extension', label: 'An extension of my permit' },
        { value: 'insurance', label: 'Health insurance' },
        { value: 'diploma', label: 'Recognition of my diploma' },
        { value: 'flat', label: 'A room or a flat' },
        { value: 'work', label: 'A job alongside my studies' },
        { value: 'other', label: 'Something else' },
      ],
    }),
  },
};

const form = applicationForm({
  key: 'student-intake',
  pages: [
    ...inPart('About you', [namePage, birthDatePage, citizenshipPage, whereaboutsPage, statusPage]),
    ...inPart('Your studies', [studiesPage, moneyPage]),
    ...inPart('What you need', [helpPage, needsPage, filesPage, contactPage, consentPage]),
  ],
  check: (answers) =>
    dayOrderFaults(answers, [
      {
        from: 'studiesFrom',
        to: 'studiesUntil',
        says: 'Enter a last day of studies that isn’t before the first',
      },
    ]),
});

/** What the agency has to know of a new client who studies here. */
export const studentIntake: Application = {
  slug: 'student-intake',
  title: 'New client: student',
  action: 'Get started as a student',
  lead: 'For people who study here, or have been admitted. We plan backwards from your first day of studies.',
  minutes: 6,
  have: ['Your passport', 'Your letter of acceptance', 'Your visa or permit, if you have one'],
  form,
  service: 'New client – student',
  thanks: {
    title: 'We have your answers',
    next: [
      'The same working day, an adviser reads your answers.',
      'You get your dates: appointment, papers, insurance and arrival.',
      'You get a fixed price in writing. Nothing starts before you agree.',
    ],
  },
};
