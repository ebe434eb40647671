import { czechia } from '@majak/law/cz/jurisdiction';
import { lawBook } from '@majak/law/cz/law-book';
import { vat } from '@majak/law/cz/vat';
import { calculators } from '@majak/tools/calculators/cz/calculators';
import { documents } from '@majak/tools/documents/cz/documents';
import { applications } from '@majak/tools/forms/applications/cz/applications';
import { samples } from '@majak/tools/forms/applications/cz/samples';
import { enquiries } from '@majak/tools/forms/enquiries/cz/enquiries';
import type { Site } from '../site.ts';
import { insurance } from './insurance.ts';
import { keptRecords } from './kept-records.ts';
import { navigation } from './navigation.ts';
import { paidInParts } from './paid-in-parts.ts';
import { plan } from './plan.ts';
import { synonyms } from './synonyms.ts';
import { withdrawal } from './withdrawal.ts';

/** The Czech site. The legal identity, the address and the phone number are samples: none of them exists. */
export const site: Site = {
  jurisdiction: czechia,
  tools: { calculators, documents, forms: enquiries, applications, samples },
  law: lawBook,
  plan,
  permits: {
    'employee-card': 'employee-card',
    'employee-card-extension': 'extension',
    'blue-card': 'blue-card',
    'blue-card-extension': 'extension',
    'freelancer-visa': 'long-term-visa',
    'digital-nomad-programme': 'digital-nomad',
    'seasonal-work-visa': 'visa-seasonal',
    'student-visa': 'visa-study',
    'student-residence-extension': 'extension',
    'job-seeker-visa': 'residence-jobseeker',
    'family-reunification': 'family-reunification',
    'family-member-of-eu-citizen': 'eu-family-temporary-residence',
    'temporary-residency-eu': 'eu-certificate',
    'permanent-residency': 'permanent-residence',
    'permanent-residency-eu': 'permanent-residence-eu',
  },
  paidInParts,
  paidRecords: keptRecords(vat['cz.vat.documents.years']),
  withdrawal,
  insurance,
  brand: 'Majak',
  claim:
    'Visas, residence, tax and insurance in the Czech Republic, arranged for people who come from elsewhere.',
  domain: 'majak.example',
  legal: {
    name: 'Majak Sample Agency s.r.o.',
    registrationNumber: '00000000',
    taxNumber: 'CZ00000000',
    register: 'Commercial Register of the Municipal Court in Prague, file C 000000 (sample)',
  },
  sampleIban: 'CZ6508000000192000145399',
  since: 2013,
  email: 'hello@majak.example',
  phone: { shown: '+420 000 000 000', link: 'tel:+420000000000' },
  address: { street: 'Sample Embankment 1', city: 'Praha', zip: '000 00', country: 'Czech Republic' },
  city: 'Prague',
  skyline: 'prague',
  openingHours: 'Monday to Friday, 9:00 to 17:00, by appointment',
  answering: { opens: '09:00', closes: '17:00', withinMinutes: 15 },
  networks: [
    { name: 'Facebook', url: 'https://facebook.example/majak' },
    { name: 'Instagram', url: 'https://instagram.example/majak' },
    { name: 'LinkedIn', url: 'https://linkedin.example/company/majak' },
    { name: 'YouTube', url: 'https://youtube.example/@majak' },
  ],
  navigation,
  footer: [
    {
      title: 'What we do',
      links: [
        { label: 'How we work', href: '/what-we-do' },
        { label: 'All services and prices', href: '/our-services' },
        { label: 'For EU citizens', href: '/our-services?for=eu' },
        { label: 'For non-EU citizens', href: '/our-services?for=non-eu' },
        { label: 'For companies', href: '/corporate' },
      ],
    },
    {
      title: 'Services',
      links: [
        { label: 'Employee card extension', href: '/our-services/employee-card-extension' },
        { label: 'Trade licence', href: '/our-services/trade-licence' },
        { label: 'Temporary residency for EU citizens', href: '/our-services/temporary-residency-eu' },
        { label: 'Freelancer visa', href: '/our-services/freelancer-visa' },
        { label: 'Tax return', href: '/our-services/tax-return' },
        { label: 'Health insurance for a visa', href: '/healthInsurance' },
      ],
    },
    {
      title: 'Solutions',
      links: [
        { label: 'Tax calculators', href: '/calculators' },
        { label: 'The law in numbers', href: '/law' },
        { label: 'API', href: '/api' },
        { label: 'Invoice generator', href: '/invoice-generator' },
        { label: 'Document generator', href: '/official-document-generator' },
        { label: 'Your profile', href: '/profile' },
        { label: 'Application tracker', href: '/track-application' },
        { label: 'Subscriptions for freelancers', href: '/trade-license-packages' },
        { label: 'Packages', href: '/packages' },
      ],
    },
    {
      title: 'About',
      links: [
        { label: 'About us', href: '/about' },
        { label: 'Blog', href: '/blog' },
        { label: 'Reviews', href: '/reviews' },
        { label: 'Jobs', href: '/work-with-us' },
        { label: 'Privacy', href: '/privacy' },
      ],
    },
    {
      title: 'Contact Us',
      links: [
        { label: 'Write to us', href: '/contact' },
        { label: 'hello@majak.example', href: 'mailto:hello@majak.example' },
        { label: '+420 000 000 000', href: 'tel:+420000000000' },
      ],
    },
  ],
  synonyms,
  searchExamples: ['trade licence', 'živnost', 'employee card', 'tax return', 'health insurance', 'OSVČ'],
  referencePrefix: 'MJK',
  disableReviews: false,
  qrCodeEnabled: false,
};
