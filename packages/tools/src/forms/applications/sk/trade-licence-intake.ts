import type { Answers } from '../../../form/field.ts';
import type { Application, Refusal } from '../../application.ts';
import { applicationForm, inPart } from '../application-form.ts';
import { consentPage, contactPageWith } from '../pages/contact.ts';
import { birthPage, namePage } from '../pages/name-and-birth.ts';
import { papersPage } from '../pages/papers.ts';
import { travelDocumentPage } from '../pages/passport.ts';
import { citizenshipPage } from './pages/citizenship.ts';
import { addressAbroadPage } from './pages/stay.ts';
import { activityPage, insurancePage, permissionPage, placePage } from './pages/trade.ts';
import { passportFindings } from './passport-check.ts';

const form = applicationForm({
  key: 'trade-licence-intake',
  pages: [
    ...inPart('Is this the right way?', [citizenshipPage, activityPage, permissionPage]),
    ...inPart('About you', [namePage, birthPage, travelDocumentPage, addressAbroadPage]),
    ...inPart('Your trade', [placePage, insurancePage]),
    ...inPart('Handing it in', [
      papersPage(
        'A criminal record certificate from your country of citizenship, the owner’s consent, and a diploma for a craft or a regulated trade.',
      ),
      contactPageWith('+421 901 000 000'),
      consentPage,
    ]),
  ],
});

const employed: Refusal = {
  title: 'This sounds like employment',
  reasons: [
    'A trade is work in your own name, on your own account and responsibility (section 2 of act 455/1991). Work for one firm, during its hours and with its tools, isn’t.',
    'Ask the firm for an employment contract. Hidden employment can cost both of you a fine.',
  ],
  instead: [
    { label: 'Residence for employment', href: '/our-services/temporary-residence-employment' },
    { label: 'Ask us about your contract', href: '/contact' },
  ],
};

const refuse = ({ oneFirm }: Answers): Refusal | undefined => (oneFirm === true ? employed : undefined);

/** What the agency has to know to notify a trade. */
export const tradeLicenceIntake: Application = {
  slug: 'trade-licence-intake',
  title: 'Trade licence',
  action: 'Register your trade',
  lead: 'For people who want to invoice in their own name in Slovakia. From your answers, we choose the trade, register it online, and sign you up for tax and insurance.',
  minutes: 10,
  have: [
    'Your passport or identity card, and your residence card',
    'Two sentences about what you’ll invoice',
    'The address for the register, and the name of its owner',
  ],
  form,
  refuse,
  check: passportFindings,
  service: 'Trade licence',
  thanks: {
    title: 'We have your answers',
    next: [
      'The same working day, we choose the trade and tell you which papers you need.',
      'You get the power of attorney and the owner’s consent to sign.',
      'We register the trade online. The office issues the certificate within three working days.',
      'We register you for tax and health insurance, and you get the amounts and dates of your payments.',
    ],
  },
};
