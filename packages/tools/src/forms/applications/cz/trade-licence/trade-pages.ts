import type { Answers } from '../../../../form/field.ts';
import { day } from '../../../../form/kinds/day.ts';
import { longText } from '../../../../form/kinds/long-text.ts';
import { optionalText, text } from '../../../../form/kinds/text.ts';
import { answeredYesNo } from '../../../../form/kinds/yes-no.ts';
import { requiredWhen } from '../../../../form/required-when.ts';
import { allowUnknown } from '../../../../form/unknown-answer.ts';
import type { Page } from '../../application-form.ts';
import { isFreeMover } from '../../citizenships.ts';
import { addressHere } from '../../fields/address.ts';
import { choose } from '../../fields/choose.ts';

/** Whether it is a trade at all. */
export const activityPage: Page = {
  key: 'activity',
  title: 'What you’ll do',
  why: 'A trade is steady work on your own account and risk (section 2). Some work doesn’t need a licence, or needs a different one (section 3).',
  fields: {
    activity: choose({
      label: 'What will you invoice?',
      missing: 'Choose what you’ll invoice',
      options: [
        { value: 'trade', label: 'Services or goods on my own account' },
        {
          value: 'author',
          label: 'Only the use of my own works',
          hint: 'Royalties of a writer, a composer or a photographer, for example.',
        },
        {
          value: 'profession',
          label: 'The work of a doctor, lawyer, court interpreter or tax adviser',
          hint: 'Professions with their own act.',
        },
        { value: 'oneFirm', label: 'Work for one firm, during its hours and with its tools' },
      ],
    }),
    hasLicence: answeredYesNo({
      label: 'Do you already have a Czech trade licence?',
      missing: 'Choose whether you already have a Czech trade licence',
      fact: 'business.hasLicence',
    }),
  },
};

/** By what right people from outside the EU do business here. */
export const permissionPage: Page = {
  key: 'permission',
  title: 'Your right to stay',
  why: 'If you need a permit to live here, you show a long-stay visa or a permit when you register (section 5(5)). Before you have one, you get an extract for the visa application (section 47(7)).',
  fields: {
    permission: requiredWhen(
      (_, whole) => !isFreeMover(whole),
      choose({
        label: 'What visa or permit do you have now?',
        missing: 'Choose the visa or permit you have',
        options: [
          { value: 'permanent', label: 'Permanent residence' },
          { value: 'longTerm', label: 'A long-stay visa or a long-term permit' },
          { value: 'euFamily', label: 'A residence card as a family member of an EU citizen' },
          { value: 'protection', label: 'International or temporary protection' },
          { value: 'none', label: 'Nothing yet: I need the extract for a visa' },
        ],
      }),
    ),
    permittedUntil: requiredWhen(
      ({ permission }, whole) => permission === 'longTerm' && !isFreeMover(whole),
      day({
        label: 'What’s the last day you can stay?',
        hint: 'As on your visa or card. For example, 31/03/2027.',
        missing: 'Enter the last day you can stay',
        wrong: 'Enter a real date, such as 31/03/2027',
        near: true,
        fact: 'person.residence.validUntil',
      }),
    ),
  },
};

/** The surname at birth and the title: the form asks for them. */
export const birthNamePage: Page = {
  key: 'birth-name',
  title: 'Your surname at birth',
  why: 'The registration has to include your surname at birth, the district of your birthplace, and your title if you want it on the licence (section 45(2)).',
  fields: {
    birthSurname: text({
      label: 'Surname at birth',
      hint: 'The same as now, if it hasn’t changed. If you have one name, enter that.',
      missing: 'Enter your surname at birth',
      fact: 'person.birthSurname',
    }),
    birthDistrict: allowUnknown(
      text({
        label: 'District or region of birth',
        hint: 'As in your birth certificate. For example, Distrito do Porto.',
        missing: 'Enter the district where you were born, or say that you don’t know yet',
        fact: 'person.birthDistrict',
      }),
    ),
    title: optionalText({
      label: 'Academic title',
      hint: 'For example, MSc. Leave it empty if you don’t use one.',
      maxLength: 50,
      fact: 'person.title',
    }),
  },
};

const needsProof = ({ trade }: Answers) => trade === 'craft' || trade === 'regulated';

/** Which kind of trade, and what it covers. */
export const tradePage: Page = {
  key: 'trade',
  title: 'Your trade',
  why: 'For a free trade, you name the fields you’ll work in. For a craft or a regulated trade, you prove that you’ve learnt it (sections 45(4) and 46(1)(d)).',
  fields: {
    trade: choose({
      label: 'What kind of trade is it?',
      hint: 'If you aren’t sure, choose the free trade. We check it.',
      missing: 'Choose what kind of trade it is',
      options: [
        {
          value: 'free',
          label: 'Free (volná)',
          hint: 'No diploma: programming, design, consulting, teaching languages.',
        },
        {
          value: 'craft',
          label: 'Craft (řemeslná)',
          hint: 'A hairdresser, a cook or an electrician, for example.',
        },
        {
          value: 'regulated',
          label: 'Regulated (vázaná)',
          hint: 'An accountant or a driving instructor, for example.',
        },
        {
          value: 'permitted',
          label: 'Permitted (koncese)',
          hint: 'A taxi driver or a private detective, for example.',
        },
      ],
    }),
    tradeFields: longText({
      label: 'What you’ll do, in your own words',
      hint: 'Everything you may want to invoice. For example: websites and apps, advice on software, English lessons.',
      missing: 'Enter what you’ll do',
      maxLength: 1000,
      rows: 4,
      tooLong: 'Enter at most 1,000 characters',
    }),
    qualification: requiredWhen(
      needsProof,
      text({
        label: 'How you learnt it',
        hint: 'For example, a hairdresser’s certificate from Lisbon, and six years of experience.',
        missing: 'Enter how you learnt the trade',
        maxLength: 300,
      }),
    ),
    startsOn: allowUnknown(
      day({
        label: 'When do you want to start?',
        hint: 'Not before the office has your registration. For example, 01/02/2027.',
        missing: 'Enter when you want to start, or say that you don’t know yet',
        wrong: 'Enter a real date, such as 01/02/2027',
        near: true,
        fact: 'business.startsOn',
      }),
    ),
  },
};

/** The seat of the business, and a place of work that customers come to. */
export const seatPage: Page = {
  key: 'seat',
  title: 'Your business address',
  why: 'The public register shows it. If it isn’t where you’re registered as living, the owner’s written consent is enough proof (section 46(1)(f)).',
  fields: {
    seat: choose({
      label: 'What address will your business have?',
      missing: 'Choose what address your business will have',
      options: [
        { value: 'home', label: 'My address here' },
        { value: 'other', label: 'Another address' },
        { value: 'agency', label: 'The agency’s address', hint: 'This service has its own price.' },
      ],
    }),
    seatAddress: requiredWhen(
      ({ seat }) => seat === 'other',
      addressHere({ label: 'Your business address', fact: 'business.seat', named: 'your business address' }),
    ),
    followsHome: requiredWhen(
      ({ seat }) => seat === 'home',
      answeredYesNo({
        label: 'If you move, should your business address change too?',
        hint: 'Then you don’t have to report it to the trade office each time.',
        missing: 'Choose whether your business address should change too',
      }),
    ),
  },
};

/** Where customers come to. */
export const premisesPage: Page = {
  key: 'premises',
  title: 'A shop or a workshop',
  why: 'The registration names every place that customers can come to from your first day.',
  fields: {
    hasPremises: answeredYesNo({
      label: 'Will you have a shop, a studio or a workshop?',
      hint: 'Not a desk at home, and not a mobile stand.',
      missing: 'Choose whether you’ll have a shop, a studio or a workshop',
    }),
    premises: requiredWhen(
      ({ hasPremises }) => hasPremises === true,
      addressHere({
        label: 'Address of the shop or workshop',
        fact: 'business.premises',
        named: 'the shop or workshop',
      }),
    ),
  },
};
