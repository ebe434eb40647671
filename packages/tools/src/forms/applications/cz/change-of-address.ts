import { addDays, type Day, isDay } from '@majak/law/dates';
import type { Answers } from '../../../form/field.ts';
import type { Finding } from '../../../form/finding.ts';
import { day } from '../../../form/kinds/day.ts';
import { number } from '../../../form/kinds/number.ts';
import { requiredWhen } from '../../../form/required-when.ts';
import type { Application, Refusal } from '../../application.ts';
import { applicationForm, inPart, type Page } from '../application-form.ts';
import { citizenshipsIn } from '../citizenships.ts';
import { dayOrderFaults } from '../day-order-faults.ts';
import { addressHere } from '../fields/address.ts';
import { choose } from '../fields/choose.ts';
import { consentPage, contactPage } from '../pages/contact.ts';
import { birthPage, namePage } from '../pages/name-and-birth.ts';
import { papersPage } from '../pages/papers.ts';
import { travelDocumentPage } from '../pages/passport.ts';
import { dutyOf, reportingDuties } from './change-of-address/reporting-duty.ts';
import { accommodationPage, addressAbroadPage, addressHerePage } from './pages/addresses.ts';
import { citizenshipPage } from './pages/person.ts';
import { documentNumberPage } from './pages/present-permit.ts';
import { passportFindings, residenceAct } from './passport-check.ts';
import { czechCitizen } from './refusals.ts';

const stayPage: Page = {
  key: 'stay',
  title: 'Your visa or permit',
  why: 'This decides who you report a move to, and within how many days (sections 98 and 103).',
  fields: {
    stay: choose({
      label: 'What do you have?',
      missing: 'Choose the visa or permit you have',
      options: Object.entries(reportingDuties).map(([value, duty]) => ({
        value,
        label: duty.label,
        ...('hint' in duty ? { hint: duty.hint } : {}),
      })),
      fact: 'stay.status',
    }),
  },
};

const movePage: Page = {
  key: 'move',
  title: 'When you moved',
  why: 'The time to report runs from the day of the move. You don’t have to report a short one.',
  fields: {
    movedOn: day({
      label: 'Day of the move',
      hint: 'The first day you lived at the new address. For example, 01/11/2026.',
      missing: 'Enter the day on which you moved',
      wrong: 'Enter a real date, such as 01/11/2026',
      near: true,
      fact: 'address.here.from',
    }),
    howLong: choose({
      label: 'How long will you live there?',
      missing: 'Choose how long you’ll live there',
      options: [
        { value: 'open', label: 'For good, or I don’t know' },
        { value: 'until', label: 'Until a certain day' },
      ],
    }),
    livesUntil: requiredWhen(
      ({ howLong }) => howLong === 'until',
      day({
        label: 'Until when',
        hint: 'For example, 31/10/2027.',
        missing: 'Enter the last day you’ll live there',
        wrong: 'Enter a real date, such as 31/10/2027',
        near: true,
        fact: 'address.here.until',
      }),
    ),
  },
};

const oldAddressPage: Page = {
  key: 'old-address',
  title: 'Your old address',
  why: 'The office finds your file by the address it has.',
  fields: {
    oldAddress: addressHere({
      label: 'The address you reported before',
      fact: 'address.before',
      named: 'your old address',
    }),
  },
};

const purposePage: Page = {
  key: 'purpose',
  title: 'Why you’re here, and who moved with you',
  why: 'The registration form asks for the purpose of your stay (section 97). Everybody who moved with you reports the move too, each on their own form.',
  fields: {
    purpose: choose({
      label: 'Purpose of your stay',
      missing: 'Choose the purpose of your stay',
      options: [
        { value: 'employment', label: 'Employment' },
        { value: 'business', label: 'Business or freelancing' },
        { value: 'study', label: 'Study' },
        { value: 'family', label: 'To live with my family' },
        { value: 'other', label: 'Something else' },
      ],
      fact: 'stay.purpose',
    }),
    others: number({
      label: 'How many people moved with you?',
      hint: 'Only those who aren’t Czech citizens. If you moved alone, enter 0.',
      missing: 'Enter how many people moved with you, or 0',
      max: 20,
    }),
  },
};

// The printed registration form (přihlašovací tiskopis) could not be seen: section 98(6) sends to it, and section 97 lists what
// it asks.
const form = applicationForm({
  key: 'change-of-address',
  pages: [
    ...inPart('Do you have to report it?', [citizenshipPage, stayPage, movePage]),
    ...inPart('About you', [namePage, birthPage, travelDocumentPage, documentNumberPage, addressAbroadPage]),
    ...inPart('Your addresses', [
      {
        ...addressHerePage,
        title: 'Your new address',
        why: 'It has to be the address on your lease or your proof of accommodation.',
      },
      accommodationPage,
      oldAddressPage,
      purposePage,
    ]),
    ...inPart('Handing it in', [
      papersPage('The lease or the owner’s consent, and your passport or identity card.'),
      contactPage,
      consentPage,
    ]),
  ],
  check: (answers) =>
    dayOrderFaults(answers, [
      { from: 'movedOn', to: 'livesUntil', says: 'Enter a last day that isn’t before the move' },
    ]),
});

/** Whether the move is too short to be reported. */
function isShort(answers: Answers): boolean {
  const { movedOn, livesUntil, howLong } = answers;
  const duty = dutyOf(answers);
  if (duty?.longerThan === undefined || howLong !== 'until') return false;
  if (typeof movedOn !== 'string' || typeof livesUntil !== 'string') return false;
  if (!isDay(movedOn) || !isDay(livesUntil) || livesUntil < movedOn) return false;
  return livesUntil <= addDays(movedOn, duty.longerThan);
}

function refuse(answers: Answers): Refusal | undefined {
  if (citizenshipsIn(answers).includes('CZ')) return czechCitizen;
  const duty = dutyOf(answers);
  if (!duty || !isShort(answers)) return undefined;
  return {
    title: 'You don’t have to report this move',
    reasons: [
      `With your kind of stay, you only report a move if it’s for longer than ${duty.longerThan} days (section 98 of act 326/1999).`,
      'If you stay longer than you thought, report it then.',
    ],
    instead: [{ label: 'Who to tell after a move', href: '/moving-flat-tell-the-ministry' }],
  };
}

const shown = (at: Day) => at.split('-').reverse().join('/');

/** Days that are simply counted; working days are counted when the notice is made. */
function lateFindings(answers: Answers, today: Day): readonly Finding[] {
  const duty = dutyOf(answers);
  const { movedOn } = answers;
  if (duty?.within.counted !== 'days' || typeof movedOn !== 'string' || !isDay(movedOn)) return [];
  const last = addDays(movedOn, duty.within.days);
  if (today <= last) return [];
  const says = `The last day to report this move was ${shown(last)}. Report it now anyway: we’ll add a line that explains the delay.`;
  const place = { act: '326/1999 Sb.', section: duty.section, source: residenceAct };
  return [{ rule: 'move.late', state: 'wrong', field: 'movedOn', says, ...place }];
}

/** The notice of a foreigner who has moved inside the country. */
export const changeOfAddress: Application = {
  slug: 'change-of-address',
  title: 'Change of address',
  action: 'Report your new address',
  lead: 'For foreigners who have moved inside the Czech Republic. Most report it within 30 days or 30 working days, and we do it for you.',
  official: {
    name: 'Hlášení změny místa pobytu na území (přihlašovací tiskopis)',
    office:
      'Ministry of the Interior (OAMP) or the Foreign Police for your new address, depending on your visa or permit',
    act: '326/1999 Sb.',
    section: '§ 97, § 98 and § 103(e)',
    source: residenceAct,
    readOn: '2026-11-23',
  },
  minutes: 10,
  have: [
    'Your passport or identity card, and your visa, card or certificate',
    'Your new lease, or another proof of accommodation',
    'The day on which you moved',
  ],
  form,
  refuse,
  check: (answers, today) => [...passportFindings(answers, today), ...lateFindings(answers, today)],
  service: 'Change of address or passport',
  thanks: {
    title: 'We have your answers',
    next: [
      'The same working day, we work out your deadline and tell you which office to go to.',
      'You get the form and the power of attorney to sign.',
      'We report the move and send you the stamped copy.',
    ],
  },
};
