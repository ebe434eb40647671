import { addDays, type Day, isDay } from '@majak/law/dates';
import type { Answers } from '../../../form/field.ts';
import type { Finding } from '../../../form/finding.ts';
import type { Application, Refusal } from '../../application.ts';
import { applicationForm, inPart } from '../application-form.ts';
import { consentPage, contactPage } from '../pages/contact.ts';
import { birthPage, namePage } from '../pages/name-and-birth.ts';
import { papersPage } from '../pages/papers.ts';
import { travelDocumentPage } from '../pages/passport.ts';
import { jobAddressesInParts } from './fields/job.ts';
import {
  childPage,
  earlierInsurancePage,
  insuredChildPage,
  insurerPage,
  reasonPage,
  reportingDays,
  sincePage,
} from './health-insurance-registration/insurance-pages.ts';
import { addressHerePage, deliveryPage } from './pages/addresses.ts';
import { birthNumberPage, citizenshipPage, sexPage } from './pages/person.ts';
import { employerPage } from './pages/work.ts';
import { passportFindings } from './passport-check.ts';

const source = 'https://e-sbirka.gov.cz/eli/cz/sb/1997/48/2026-10-01';

// Each of the seven insurers has a form of its own, and none could be seen. The questions are those that act 48/1997 needs
// answered: who is insured (section 2), since when (section 3), what is reported (section 10), with whom (section 11).
const form = applicationForm({
  key: 'health-insurance-registration',
  version: 2,
  upgrades: { 1: jobAddressesInParts },
  pages: [
    ...inPart('Are you insured by law?', [citizenshipPage, reasonPage, sincePage]),
    ...inPart('About you', [namePage, birthPage, sexPage, birthNumberPage, travelDocumentPage]),
    ...inPart('The insurance', [
      insuredChildPage,
      childPage,
      employerPage(({ reason }) => reason === 'job'),
      insurerPage,
      earlierInsurancePage,
    ]),
    ...inPart('Your addresses', [
      {
        ...addressHerePage,
        why: 'The insurer sends the card to this address, and you have to report every change of it (section 12(k)).',
      },
      deliveryPage,
    ]),
    ...inPart('Handing it in', [
      papersPage(
        'Your passport or identity card, and the paper that starts the insurance, such as the contract or the trade licence.',
      ),
      contactPage,
      consentPage,
    ]),
  ],
});

const notInsured: Refusal = {
  title: 'This doesn’t give you public insurance',
  reasons: [
    'Without permanent residence, public insurance covers people with an employer here, some EU citizens and their families, researchers, people under protection, and children with a long-term permit (section 2 of act 48/1997).',
    'On its own, a visa or a permit for business, study or family doesn’t give an adult public insurance. You need commercial insurance instead.',
  ],
  instead: [
    { label: 'Health insurance for a visa', href: '/our-services/visa-health-insurance' },
    { label: 'Ask us if you’re not sure', href: '/contact' },
  ],
};

const refuse = ({ reason }: Answers): Refusal | undefined =>
  reason === 'permitOnly' ? notInsured : undefined;

const shown = (day: Day) => day.split('-').reverse().join('/');

/** Eight days from the day itself: section 10. */
function lateFindings({ reason, since }: Answers, today: Day): readonly Finding[] {
  const section = reportingDays(reason);
  if (!section || typeof since !== 'string' || !isDay(since)) return [];
  const last = addDays(since, 8);
  if (today <= last) return [];
  const says = `The last day to report it was ${shown(last)}. Report it now anyway: by law, the insurance runs from the day it began, and so do the payments.`;
  return [
    { rule: 'insurance.late', state: 'wrong', field: 'since', says, act: '48/1997 Sb.', section, source },
  ];
}

/** The registration with a Czech public health insurer. */
export const healthInsuranceRegistration: Application = {
  slug: 'health-insurance-registration',
  title: 'Registration with a health insurer',
  action: 'Register with an insurer',
  lead: 'For people who are new to Czech public health insurance, through a job, a trade, permanent residence or a child’s card. Most have eight days to report it.',
  official: {
    name: 'Přihláška a oznámení pojištěnce zdravotní pojišťovně',
    office: 'The health insurer (zdravotní pojišťovna) that you choose, one of seven',
    act: '48/1997 Sb.',
    section: '§ 2, § 3, § 10 to § 12',
    source,
    readOn: '2026-11-22',
  },
  minutes: 10,
  have: [
    'Your passport or identity card, and your residence card',
    'The contract, the extract from the trade register or the decision that makes you insured',
    'The child’s birth certificate, if you register a child',
  ],
  form,
  refuse,
  check: (answers, today) => [...passportFindings(answers, today), ...lateFindings(answers, today)],
  service: 'Public health insurance registration',
  thanks: {
    title: 'We have your answers',
    next: [
      'The same working day, we tell you from which day you’re insured, and who has to report it.',
      'We register you with the insurer you’ve chosen.',
      'You get a confirmation that you can show to a doctor. The card comes by post.',
    ],
  },
};
