import { addDays, type Day, isDay } from '@majak/law/dates';
import type { Answers } from '../../../form/field.ts';
import type { Finding } from '../../../form/finding.ts';
import type { Application, Refusal } from '../../application.ts';
import { applicationForm, inPart } from '../application-form.ts';
import { citizenshipsIn, isFreeMover } from '../citizenships.ts';
import { consentPage, contactPage } from '../pages/contact.ts';
import { birthPage, namePage } from '../pages/name-and-birth.ts';
import { papersPage } from '../pages/papers.ts';
import { passportPage } from '../pages/passport.ts';
import {
  cardPages,
  currentJobPage,
  futureEmployerPage,
  futurePositionPage,
  requestedChangePage,
  startPage,
} from './change-of-employer/job-pages.ts';
import { addressHerePage } from './pages/addresses.ts';
import { citizenshipPage } from './pages/person.ts';
import { passportFindings, residenceAct } from './passport-check.ts';
import { czechCitizen, freeMover } from './refusals.ts';

// The printed form of the Ministry could not be seen: section 42g(8) lists what it asks, and the details of the vacancy are
// those that a vacancy in the register has. The address and the passport are for the power of attorney.
const form = applicationForm({
  key: 'change-of-employer',
  pages: [
    ...inPart('Is this the right form?', [citizenshipPage, ...cardPages, requestedChangePage]),
    ...inPart('About you', [namePage, birthPage, passportPage, addressHerePage]),
    ...inPart('Your jobs', [currentJobPage, futureEmployerPage, futurePositionPage, startPage]),
    ...inPart('Handing it in', [
      papersPage('Your card, the contract or a letter of intent, and proof of when your last job ended.'),
      contactPage,
      consentPage,
    ]),
  ],
});

const otherCard: Refusal = {
  title: 'This notice is for employee cards',
  reasons: [
    'The Ministry accepts it from holders of an employee card (section 42g of act 326/1999).',
    'Holders of a blue card tell the Ministry of a new job within three working days, without this form’s conditions (section 42i(9)).',
  ],
  instead: [
    { label: 'Blue card', href: '/our-services/blue-card' },
    { label: 'Change of the purpose of stay', href: '/our-services/change-of-purpose' },
  ],
};

const agency: Refusal = {
  title: 'An employment agency can’t be the new employer',
  reasons: [
    'With a card issued for a vacancy you can’t change to an agency that assigns its people to other companies (section 42g(7) of act 326/1999). A notice that doesn’t meet the conditions is treated as if it had never been sent.',
  ],
  instead: [{ label: 'Ask us what you can do', href: '/contact' }],
};

const tooSoon: Refusal = {
  title: 'You can’t change your employer yet',
  reasons: [
    'In the first six months after the decision on the card you may change the employer only if the old job ended for the employer’s reasons, by your immediate resignation, or by the employer in the trial period (section 42g(7) of act 326/1999).',
    'You have to prove the reason together with the notice.',
  ],
  instead: [
    { label: 'What to do when you lose your job', href: '/losing-your-job-on-an-employee-card' },
    { label: 'Ask us about your case', href: '/contact' },
  ],
};

const isChangeOfEmployer = ({ change }: Answers) => change === 'employer';
const isDual = ({ cardKind }: Answers) => cardKind === 'dual';

function refuse(answers: Answers): Refusal | undefined {
  if (citizenshipsIn(answers).includes('CZ')) return czechCitizen;
  if (isFreeMover(answers)) return freeMover;
  if (typeof answers.card === 'string' && answers.card !== '' && answers.card !== 'employee')
    return otherCard;
  if (!isDual(answers)) return undefined;
  if (answers.agency === true) return agency;
  const isEarly = isChangeOfEmployer(answers) && answers.sixMonths === false;
  return isEarly && answers.earlyReason === 'none' ? tooSoon : undefined;
}

const shown = (day: Day) => day.split('-').reverse().join('/');
const dayIn = (answers: Answers, key: string): Day | undefined => {
  const day = answers[key];
  return typeof day === 'string' && isDay(day) ? day : undefined;
};
const found = (rule: string, field: string, section: string, says: string): Finding => ({
  ...{ rule, state: 'wrong', field, says, act: '326/1999 Sb.', section, source: residenceAct },
});

/** The notice comes 30 days before the change: section 42g(7). */
function startFindings(answers: Answers, today: Day): readonly Finding[] {
  const startsOn = dayIn(answers, 'startsOn');
  if (!startsOn || !isDual(answers)) return [];
  const first = addDays(today, 30);
  const says = `The notice has to reach the Ministry at least 30 days before the change. If you hand it in today, the first possible day is ${shown(first)}.`;
  return startsOn < first ? [found('change.start', 'startsOn', '§ 42g(7)', says)] : [];
}

/** The card ends 90 days after the last job: section 63(1). */
function endedFindings(answers: Answers, today: Day): readonly Finding[] {
  const endedOn = dayIn(answers, 'jobEndsOn');
  if (!endedOn || answers.currentJob !== 'ended' || answers.cardKind === 'free') return [];
  const last = addDays(endedOn, 90);
  const says = `The card ended on ${shown(last)}, 90 days after the job did, unless you’d told the Ministry of another job before. Write to us today.`;
  return today > last ? [found('change.ended', 'jobEndsOn', '§ 63(1)', says)] : [];
}

/** The notice of a holder of an employee card about a new job. */
export const changeOfEmployer: Application = {
  slug: 'change-of-employer',
  title: 'Change of employer on an employee card',
  action: 'Change your employer',
  lead: 'For holders of an employee card who change their employer or position, or add a job. The notice has to reach the Ministry at least 30 days before the change.',
  official: {
    name: 'Oznámení o změně zaměstnavatele, pracovního zařazení nebo o zaměstnání na další pracovní pozici',
    office:
      'Ministry of the Interior, Department for Asylum and Migration Policy (OAMP), the office for your address',
    act: '326/1999 Sb.',
    section: '§ 42g(7) to (11)',
    source: residenceAct,
    readOn: '2026-11-22',
  },
  minutes: 15,
  have: [
    'Your passport and your employee card',
    'The number of the vacancy, from the new employer',
    'The new employer’s name, company number and phone',
    'The new contract, or an offer of one',
    'Proof that your old job continues, or of the day it ended',
  ],
  form,
  refuse,
  check: (answers, today) => [
    ...passportFindings(answers, today),
    ...startFindings(answers, today),
    ...endedFindings(answers, today),
  ],
  service: 'Employee card – change of employer or position',
  thanks: {
    title: 'We have your answers',
    next: [
      'The same working day, we check both dates and the vacancy.',
      'You get the Czech notice to sign, and your new employer gets a declaration to sign.',
      'We deliver it to the Ministry and keep proof of the date.',
      'Within 30 days, the Ministry writes to you and your employer to say whether you can start.',
    ],
  },
};
