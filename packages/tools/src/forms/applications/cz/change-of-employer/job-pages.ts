import type { Answers } from '../../../../form/field.ts';
import { companyNumber } from '../../../../form/kinds/company-number.ts';
import { day } from '../../../../form/kinds/day.ts';
import { number } from '../../../../form/kinds/number.ts';
import { phone } from '../../../../form/kinds/phone.ts';
import { text } from '../../../../form/kinds/text.ts';
import { answeredYesNo } from '../../../../form/kinds/yes-no.ts';
import { requiredWhen } from '../../../../form/required-when.ts';
import { allowUnknown } from '../../../../form/unknown-answer.ts';
import type { Page } from '../../application-form.ts';
import { choose } from '../../fields/choose.ts';
import { cardPage, labourMarketPage } from '../pages/present-permit.ts';

/** The card, and what it is tied to. */
export const cardPages: readonly Page[] = [
  {
    ...cardPage,
    why: 'The notice is for employee cards. You can give it only while the card is valid.',
  },
  {
    ...labourMarketPage,
    why: 'People with free access tell the Ministry within three working days after the change. Everybody else gives notice 30 days before it (section 42g).',
  },
];

/** The form asks of both employers whether they are in a programme. */
const programmeAnswers = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes' },
  { value: 'unknown', label: 'I don’t know' },
] as const;

const isChangeOfEmployer = ({ change }: Answers) => change === 'employer';

/** What changes, and whether it may already. */
export const requestedChangePage: Page = {
  key: 'change',
  title: 'What changes',
  why: 'In the first six months after the decision on the card, a new employer is allowed only for a few reasons (section 42g(7)).',
  fields: {
    change: choose({
      label: 'What do you want to tell the Ministry?',
      missing: 'Choose what you want to tell the Ministry',
      options: [
        { value: 'employer', label: 'I have a new employer' },
        { value: 'position', label: 'I have another position with the same employer' },
        { value: 'additional', label: 'I have an extra job alongside this one' },
      ],
    }),
    sixMonths: requiredWhen(
      isChangeOfEmployer,
      answeredYesNo({
        label: 'Have six months passed since the decision on your card became final?',
        hint: 'Usually that’s the day you collected the card.',
        missing: 'Choose whether six months have passed',
      }),
    ),
    earlyReason: requiredWhen(
      (answers) => isChangeOfEmployer(answers) && answers.sixMonths === false,
      choose({
        label: 'How did the old job end?',
        missing: 'Choose how the old job ended',
        options: [
          {
            value: 'employer',
            label: 'By notice or agreement, for the employer’s reasons',
            hint: 'For example, redundancy or the end of the firm (section 52(a) to (e) of the Labour Code).',
          },
          {
            value: 'immediate',
            label: 'I resigned with immediate effect, for a reason in the law',
            hint: 'For example, unpaid wages.',
          },
          { value: 'trial', label: 'The employer ended it in the trial period' },
          { value: 'none', label: 'It ended in another way, or it hasn’t ended' },
        ],
      }),
    ),
  },
};

/** The job that the card stands on now. */
export const currentJobPage: Page = {
  key: 'current-job',
  title: 'Your present job',
  why: 'You hand in proof that it continues, or of the day it ended. A card ends 90 days after the last job (section 63(1)).',
  fields: {
    currentEmployer: text({
      label: 'Name of your present or last employer',
      hint: 'As in your contract. For example, Sample s.r.o.',
      missing: 'Enter the name of your present or last employer',
      maxLength: 200,
      fact: 'employer.name',
    }),
    currentJob: choose({
      label: 'Are you still employed there?',
      missing: 'Choose whether you’re still employed there',
      options: [
        { value: 'goesOn', label: 'Yes, and I’m staying' },
        { value: 'ends', label: 'Yes, but the job will end' },
        { value: 'ended', label: 'No, the job has ended' },
      ],
    }),
    jobEndsOn: requiredWhen(
      ({ currentJob }) => currentJob === 'ends' || currentJob === 'ended',
      day({
        label: 'Its last day',
        hint: 'For example, 30/11/2026.',
        missing: 'Enter the last day of the job',
        wrong: 'Enter a real date, such as 30/11/2026',
        near: true,
      }),
    ),
    currentProgramme: choose({
      label: 'Is your present employer in a government programme for economic migration?',
      hint: 'Ask your employer. Most aren’t.',
      missing: 'Choose whether your present employer is in a programme',
      options: programmeAnswers,
    }),
  },
};

/** Who employs from now on. */
export const futureEmployerPage: Page = {
  key: 'future-employer',
  title: 'Your new employer',
  why: 'The Ministry writes to the employer too, and may call. If only your position changes, enter your present employer.',
  fields: {
    newEmployer: text({
      label: 'Name of the employer',
      hint: 'As in the new contract. For example, Example a.s.',
      missing: 'Enter the name of the new employer',
      maxLength: 200,
    }),
    newCompanyNumber: companyNumber({
      label: 'Company number (IČO)',
      hint: 'Eight digits from the contract, such as 12345679. Leave it empty if you can’t find it.',
      wrong: 'Enter a company number of eight digits, such as 12345679',
    }),
    newEmployerPhone: phone({
      label: 'Phone number of the employer',
      hint: 'Of somebody there who knows about you. For example, +420 601 000 000.',
      missing: 'Enter a phone number of the new employer',
      tooLong: 'Enter one phone number, in at most 50 characters',
      autoComplete: 'off',
    }),
    agency: answeredYesNo({
      label: 'Is it an employment agency?',
      hint: 'A firm that employs you to work for somebody else.',
      missing: 'Choose whether the employer is an employment agency',
    }),
    newProgramme: choose({
      label: 'Is it in a government programme for economic migration?',
      hint: 'Ask the employer. Most aren’t.',
      missing: 'Choose whether the new employer is in a programme',
      options: programmeAnswers,
    }),
  },
};

/** The vacancy, as the register has it. */
export const futurePositionPage: Page = {
  key: 'future-position',
  title: 'Your new position',
  why: 'It has to be a vacancy in the register for employee cards, and the contract has to be for that one (section 42g(8)). With free access, you don’t need a number.',
  fields: {
    vacancy: requiredWhen(
      ({ cardKind }) => cardKind !== 'free',
      allowUnknown(
        text({
          label: 'Number of the vacancy',
          hint: 'Your employer gets it from the Labour Office.',
          missing: 'Enter the number of the vacancy, or say that you don’t know yet',
          maxLength: 30,
        }),
      ),
    ),
    newPosition: text({
      label: 'Position',
      hint: 'As in the register and the contract. For example, software developer.',
      missing: 'Enter your new position',
      maxLength: 200,
    }),
    workplace: text({
      label: 'Where you’ll work',
      hint: 'The town is enough. For example, Ostrava.',
      missing: 'Enter where you’ll work',
    }),
    newWeeklyHours: number({
      label: 'Hours a week',
      hint: 'At least 15, unless it’s an extra job. For example, 40.',
      missing: 'Enter the hours a week in the new contract',
      min: 1,
      max: 60,
      decimals: 1,
    }),
    newGrossWage: number({
      label: 'Gross monthly wage',
      hint: 'As in the contract. For example, 45 000.',
      missing: 'Enter the gross monthly wage in the new contract',
      unit: 'CZK',
      min: 1,
    }),
  },
};

/** From when. */
export const startPage: Page = {
  key: 'start',
  title: 'When the change happens',
  why: 'The form asks for the exact day. You can’t start any earlier, or before the Ministry has confirmed in writing that the conditions are met.',
  fields: {
    startsOn: day({
      label: 'First day in the new job',
      hint: 'For example, 01/02/2027.',
      missing: 'Enter the first day in the new job',
      wrong: 'Enter a real date, such as 01/02/2027',
      near: true,
    }),
  },
};
