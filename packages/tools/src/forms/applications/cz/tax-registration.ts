import { addDays, type Day, isDay } from '@majak/law/dates';
import type { Answers } from '../../../form/field.ts';
import type { Finding } from '../../../form/finding.ts';
import type { Application, Refusal } from '../../application.ts';
import { applicationForm, inPart } from '../application-form.ts';
import { consentPage, contactPage } from '../pages/contact.ts';
import { birthPage, namePage } from '../pages/name-and-birth.ts';
import { papersPage } from '../pages/papers.ts';
import { addressHerePage, deliveryPage } from './pages/addresses.ts';
import { birthNumberPage, citizenshipPage } from './pages/person.ts';
import { extraPage } from './pages/residence.ts';
import { healthInsurerPage } from './pages/self-employed.ts';
import {
  accountsPage,
  businessPage,
  flatRatePage,
  registrationPage,
  vatPage,
} from './tax-registration/registration-pages.ts';

const source = 'https://e-sbirka.gov.cz/eli/cz/sb/2004/235/2026-01-01';

// The electronic forms of the tax office could not be seen. Section 126 of the tax code says only that an application has the
// prescribed data; sections 94 to 97a of act 235/2004 and section 38lc of act 586/1992 name those of their own.
const form = applicationForm({
  key: 'tax-registration',
  pages: [
    ...inPart('What you need', [registrationPage]),
    ...inPart('About you', [citizenshipPage, namePage, birthPage, birthNumberPage]),
    ...inPart('Your business', [businessPage, vatPage, flatRatePage, healthInsurerPage, accountsPage]),
    ...inPart('Your addresses', [
      {
        ...addressHerePage,
        why: 'Your address decides which tax office is yours.',
      },
      deliveryPage,
    ]),
    ...inPart('Handing it in', [
      extraPage,
      papersPage(
        'Three typical invoices, a contract with a client, and the extract from the trade register.',
      ),
      contactPage,
      consentPage,
    ]),
  ],
});

const nothingToDo: Refusal = {
  title: 'You don’t register for income tax any more',
  reasons: [
    'The Income Tax Act asks only companies and other legal persons to register (section 39a of act 586/1992). People no longer have to.',
    'When you register a trade, the trade office can report the start of your business to social security, and passes it on to the tax office (section 45a(3) of act 455/1991).',
    'You still file a tax return for the year.',
  ],
  instead: [
    { label: 'Trade licence', href: '/application-forms/trade-licence' },
    { label: 'Tax return for freelancers', href: '/our-services/tax-return-freelancer' },
  ],
};

const shutOut: Refusal = {
  title: 'The flat-rate tax isn’t open to you',
  reasons: [
    'VAT payers can’t use it, and neither can people who also have a job, apart from small agreements with tax withheld.',
  ],
  instead: [
    { label: 'How the flat-rate tax works', href: '/our-services/flat-rate-tax' },
    { label: 'Tax return for freelancers', href: '/our-services/tax-return-freelancer' },
  ],
};

function refuse({ registration, vatPayer, hasJob }: Answers): Refusal | undefined {
  if (registration === 'incomeTax') return nothingToDo;
  return registration === 'flatRate' && (vatPayer === true || hasJob === true) ? shutOut : undefined;
}

const shown = (day: Day) => day.split('-').reverse().join('/');

/** Fifteen days from becoming an identified person: section 97. */
function lateFindings({ registration, identifiedSince }: Answers, today: Day): readonly Finding[] {
  if (registration !== 'identified' || typeof identifiedSince !== 'string' || !isDay(identifiedSince))
    return [];
  const last = addDays(identifiedSince, 15);
  if (today <= last) return [];
  const says = `The last day to apply was ${shown(last)}. Apply now anyway: you owe the tax from the day itself, whenever you apply.`;
  const place = { act: '235/2004 Sb.', section: '§ 97', source };
  return [{ rule: 'vat.late', state: 'wrong', field: 'identifiedSince', says, ...place }];
}

/** The registration of a self-employed person with a tax office. */
export const taxRegistration: Application = {
  slug: 'tax-registration',
  title: 'Tax registration',
  action: 'Register for tax',
  lead: 'For the self-employed: VAT, identified person, or the flat-rate tax. We check first whether you need it, then send the form to your tax office.',
  official: {
    name: 'Přihláška k registraci k dani z přidané hodnoty, or Oznámení o vstupu do paušálního režimu',
    office: 'The tax office (finanční úřad) for your address',
    act: '235/2004 Sb. and 586/1992 Sb.',
    section: '§ 94 to § 97a, and § 38lc',
    source,
    readOn: '2026-11-22',
  },
  minutes: 10,
  have: [
    'Your company number (IČO)',
    'Your turnover this year, and three typical invoices',
    'The numbers of your business accounts',
  ],
  form,
  refuse,
  check: lateFindings,
  service: 'VAT registration and returns',
  thanks: {
    title: 'We have your answers',
    next: [
      'The same working day, we check whether you have to register, and from when.',
      'You get the power of attorney to sign, and a list of the papers that the tax office wants to see.',
      'We send the application electronically. The tax office decides within 30 days.',
      'You get your tax number, and the dates of your returns.',
    ],
  },
};
