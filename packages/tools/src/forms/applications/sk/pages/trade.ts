import { day } from '../../../../form/kinds/day.ts';
import { longText } from '../../../../form/kinds/long-text.ts';
import { answeredYesNo } from '../../../../form/kinds/yes-no.ts';
import { requiredWhen } from '../../../../form/required-when.ts';
import { allowUnknown } from '../../../../form/unknown-answer.ts';
import type { Page } from '../../application-form.ts';
import { isFreeMover } from '../../citizenships.ts';
import { addressHere } from '../../fields/address.ts';
import { choose } from '../../fields/choose.ts';

/** What is invoiced, and by what right. */
export const activityPage: Page = {
  key: 'activity',
  title: 'What you’ll do',
  why: 'A trade is steady work in your own name, on your own account and responsibility (section 2 of act 455/1991).',
  fields: {
    work: longText({
      label: 'What will you invoice, and to whom?',
      hint: 'For example, I translate from English for three agencies.',
      missing: 'Enter what you’ll invoice and to whom',
      maxLength: 1000,
      rows: 4,
      tooLong: 'Enter at most 1,000 characters',
    }),
    oneFirm: answeredYesNo({
      label: 'Is it work for one firm, during its hours and with its tools?',
      missing: 'Choose whether it’s work for one firm, during its hours and with its tools',
    }),
    trade: choose({
      label: 'What kind of trade is it?',
      hint: 'If you aren’t sure, choose the free trade. We check it.',
      missing: 'Choose what kind of trade it is',
      options: [
        { value: 'free', label: 'A free trade', hint: 'Most services. You don’t need a qualification.' },
        { value: 'craft', label: 'A craft', hint: 'A hairdresser, an electrician or a baker, for example.' },
        { value: 'regulated', label: 'A regulated trade', hint: 'An accountant or a guide, for example.' },
      ],
    }),
  },
};

/** By what right people from outside the EU do business here. */
export const permissionPage: Page = {
  key: 'permission',
  title: 'Your right to stay',
  why: 'If you need a residence permit, you can start when the permit does. EU citizens can start on the day named in the certificate.',
  fields: {
    permission: requiredWhen(
      (_, whole) => !isFreeMover(whole),
      choose({
        label: 'What visa or permit do you have now?',
        missing: 'Choose the visa or permit you have',
        options: [
          { value: 'business', label: 'Temporary residence for business' },
          { value: 'other', label: 'Temporary residence for another purpose' },
          { value: 'permanent', label: 'Permanent or long-term residence' },
          { value: 'family', label: 'Residence as a family member of an EU citizen' },
          { value: 'none', label: 'Nothing yet: I need the certificate for the application' },
        ],
      }),
    ),
  },
};

/** What contributions depend on. */
export const insurancePage: Page = {
  key: 'insurance',
  title: 'Insurance',
  why: 'Social insurance starts in the sixth month after the trade does, unless you had an earlier one that ended less than five years ago. If you also have a job, there’s no minimum for health insurance.',
  fields: {
    hadTrade: answeredYesNo({
      label: 'Have you had a Slovak trade in the last five years?',
      missing: 'Choose whether you’ve had a Slovak trade in the last five years',
    }),
    hasJob: answeredYesNo({
      label: 'Do you have a job in Slovakia, and will you keep it?',
      missing: 'Choose whether you have a job in Slovakia and will keep it',
    }),
    isStarting: allowUnknown(
      day({
        label: 'When do you want to start?',
        hint: 'For example, 01/03/2027.',
        missing: 'Enter when you want to start, or say that you don’t know yet',
        wrong: 'Enter a real date, such as 01/03/2027',
        near: true,
        fact: 'business.startsOn',
      }),
    ),
  },
};

/** The address in the register. */
export const placePage: Page = {
  key: 'place-of-business',
  title: 'Place of business',
  why: 'The register shows this address. The owner signs our form to agree to it.',
  fields: {
    hasPlace: choose({
      label: 'Which address do you want in the register?',
      missing: 'Choose which address you want in the register',
      options: [
        { value: 'home', label: 'Where I live' },
        { value: 'rented', label: 'Another place I’m allowed to use' },
        { value: 'ours', label: 'I need an address', hint: 'We can lend you an address for a year.' },
      ],
    }),
    placeOfBusiness: requiredWhen(
      ({ hasPlace }) => hasPlace === 'home' || hasPlace === 'rented',
      addressHere({
        label: 'Address for the register',
        fact: 'business.seat',
        named: 'the place of business',
        zip: '811 01',
      }),
    ),
  },
};
