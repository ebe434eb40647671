import { bankAccount } from '../../../../cz/bank-account.ts';
import type { Answers } from '../../../../form/field.ts';
import { amount } from '../../../../form/kinds/amount.ts';
import { companyNumber } from '../../../../form/kinds/company-number.ts';
import { day } from '../../../../form/kinds/day.ts';
import { longText } from '../../../../form/kinds/long-text.ts';
import { rows } from '../../../../form/kinds/rows.ts';
import { text } from '../../../../form/kinds/text.ts';
import { answeredYesNo, yesNo } from '../../../../form/kinds/yes-no.ts';
import { requiredWhen } from '../../../../form/required-when.ts';
import { allowUnknown } from '../../../../form/unknown-answer.ts';
import type { Page } from '../../application-form.ts';
import { choose } from '../../fields/choose.ts';

const asks =
  (...wanted: readonly string[]) =>
  ({ registration }: Answers): boolean =>
    typeof registration === 'string' && wanted.includes(registration);

const forVat = asks('overLimit', 'voluntary');
const forAnyVat = asks('overLimit', 'voluntary', 'identified');

/** What is registered for. */
export const registrationPage: Page = {
  key: 'registration',
  title: 'What you register for',
  why: 'There isn’t one single tax registration. Each of these has its own form and its own deadline.',
  fields: {
    registration: choose({
      label: 'What do you need?',
      missing: 'Choose what you need',
      options: [
        { value: 'overLimit', label: 'VAT: my turnover has passed the limit' },
        { value: 'voluntary', label: 'VAT: I want to be a payer, though I don’t have to' },
        {
          value: 'identified',
          label: 'Identified person for VAT',
          hint: 'I’ve bought a service or goods from abroad for my business, or sold a service to a firm in the EU.',
        },
        { value: 'flatRate', label: 'The flat-rate tax' },
        { value: 'incomeTax', label: 'Income tax, since I’ve started to work for myself' },
      ],
    }),
  },
};

/** The business that is registered. */
export const businessPage: Page = {
  key: 'business',
  title: 'Your business',
  why: 'The tax office finds you by your company number, and wants to know what you do.',
  fields: {
    companyNumber: companyNumber({
      label: 'Your company number (IČO)',
      hint: 'Eight digits from the trade register, such as 12345679. Leave it empty if you have none.',
      wrong: 'Enter a company number of eight digits, such as 12345679',
      fact: 'business.companyNumber',
    }),
    activity: text({
      label: 'What you do',
      hint: 'For example, software development for firms in Germany.',
      missing: 'Enter what you do',
      maxLength: 200,
      fact: 'business.activity',
    }),
    startsOn: day({
      label: 'Since when, or from when?',
      hint: 'For example, 01/02/2025.',
      missing: 'Enter the first day of your business',
      wrong: 'Enter a real date, such as 01/02/2025',
      near: true,
      fact: 'business.startsOn',
    }),
  },
};

/** Why and from when VAT is due. */
export const vatPage: Page = {
  key: 'vat',
  title: 'Your VAT',
  why: 'A payer applies within 10 working days of passing the limit (section 94). An identified person applies within 15 days of becoming one (section 97).',
  fields: {
    passedOn: requiredWhen(
      asks('overLimit'),
      day({
        label: 'On which day did you pass the limit?',
        hint: 'The day of the supply that took you over it. For example, 12/11/2026.',
        missing: 'Enter the day on which you passed the limit',
        wrong: 'Enter a real date, such as 12/11/2026',
        near: true,
      }),
    ),
    fromNextDay: requiredWhen(
      asks('overLimit'),
      answeredYesNo({
        label: 'Do you want to be a payer from the day after that?',
        hint: 'Otherwise you become one on 1 January, unless you’ve passed the higher limit too.',
        missing: 'Choose whether you want to be a payer from the next day',
      }),
    ),
    turnover: requiredWhen(
      forVat,
      allowUnknown(
        amount({
          label: 'Turnover this calendar year',
          hint: 'Inside the country, so far. For example, 1 850 000.',
          missing: 'Enter your turnover, or say that you don’t know yet',
          unit: 'CZK',
        }),
      ),
    ),
    reason: requiredWhen(
      asks('voluntary'),
      longText({
        label: 'Why do you want to be a payer?',
        hint: 'For example, most of my clients are payers, and I’m buying equipment.',
        missing: 'Enter why you want to be a payer',
        maxLength: 1000,
        rows: 4,
        tooLong: 'Enter at most 1,000 characters',
      }),
    ),
    identifiedBy: requiredWhen(
      asks('identified'),
      choose({
        label: 'What made you an identified person?',
        missing: 'Choose what made you an identified person',
        options: [
          {
            value: 'bought',
            label: 'A service from abroad',
            hint: 'An advert or software from a firm in Ireland, for example.',
          },
          { value: 'sold', label: 'A service I sold to a firm in the EU' },
          { value: 'goods', label: 'Goods from another EU country' },
          { value: 'unknown', label: 'I’m not sure' },
        ],
      }),
    ),
    identifiedSince: requiredWhen(
      asks('identified'),
      day({
        label: 'On which day?',
        hint: 'For example, the day of the first such invoice: 03/11/2026.',
        missing: 'Enter the day on which it happened',
        wrong: 'Enter a real date, such as 03/11/2026',
        near: true,
      }),
    ),
  },
};

/** The accounts of the business: section 96. */
export const accountsPage: Page = {
  key: 'accounts',
  title: 'Your accounts',
  why: 'A payer has to name every account used for business, and may choose which ones the register shows (section 96). Refunds go to one of them too.',
  fields: {
    accounts: requiredWhen(
      forAnyVat,
      rows({
        label: 'Accounts used for your business',
        row: 'account',
        max: 10,
        missing: 'Enter an account',
        fact: 'bank.accounts',
        columns: {
          account: {
            ...bankAccount({
              label: 'Account',
              hint: 'An IBAN, or a number such as 19-123457/0710.',
              missing: 'Enter the number of the account',
              wrong: 'Enter an IBAN, or a number such as 19-123457/0710',
              fact: 'bank.accounts.account',
            }),
            needed: () => true,
          },
          published: yesNo({
            label: 'May the register show it?',
            hint: 'Clients look there for an account to pay to.',
            start: true,
          }),
        },
      }),
    ),
  },
};

/** What the notice of entry says: income tax act, section 38lc. */
export const flatRatePage: Page = {
  key: 'flat-rate',
  title: 'Your flat-rate tax',
  why: 'File the notice by 10 January, or by the first day of a new business. After that it has no effect for the year (section 38lc).',
  fields: {
    band: requiredWhen(
      asks('flatRate'),
      choose({
        label: 'Which band do you want?',
        hint: 'It depends on your income and its kind. We check it before we send anything.',
        missing: 'Choose a band, or say that you don’t know',
        options: [
          { value: '1', label: 'The first' },
          { value: '2', label: 'The second' },
          { value: '3', label: 'The third' },
          { value: 'unknown', label: 'I don’t know' },
        ],
      }),
    ),
    vatPayer: requiredWhen(
      asks('flatRate'),
      answeredYesNo({
        label: 'Are you a VAT payer?',
        hint: 'An identified person isn’t one.',
        missing: 'Choose whether you’re a VAT payer',
      }),
    ),
    hasJob: requiredWhen(
      asks('flatRate'),
      answeredYesNo({
        label: 'Do you have a job too?',
        hint: 'Apart from small agreements with tax withheld.',
        missing: 'Choose whether you have a job too',
      }),
    ),
  },
};
