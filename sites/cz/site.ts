import { czechia } from '@majak/law/cz/jurisdiction';
import { lawBook } from '@majak/law/cz/law-book';
import { slugs } from '@majak/tools/calculators/catalogue';
import { applicationSlugs } from '@majak/tools/forms/applications/catalogue';
import type { Site } from '../site.ts';

/** The Czech site. The legal identity, the address and the phone number are samples: none of them exists. */
export const site: Site = {
  jurisdiction: czechia,
  tools: {
    calculators: slugs,
    documents: [
      'invoice',
      'power-of-attorney',
      'contract-for-work',
      'agreement-on-services',
      'confidentiality-agreement',
      'agreement-to-complete-a-job',
      'agreement-to-perform-work',
      'proof-of-accommodation',
      'lease',
      'request-against-inactivity',
      'notice-of-job',
      'notice-of-lease',
      'handover-protocol',
      'sublease',
      'notice-of-contract',
      'rent-confirmation',
      'tax-refund',
    ],
    forms: ['consultation', 'online-tax', 'free-trial', 'student', 'job-application'],
    applications: applicationSlugs,
  },
  law: lawBook,
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
  since: 2013,
  email: 'hello@majak.example',
  phone: { shown: '+420 000 000 000', link: 'tel:+420000000000' },
  address: { street: 'Sample Embankment 1', city: 'Praha', zip: '000 00', country: 'Czech Republic' },
  city: 'Prague',
  skyline: 'prague',
  openingHours: 'Monday to Friday, 9:00 to 17:00, by appointment',
  loginUrl: 'https://app.majak.example/login',
  networks: [
    { name: 'Facebook', url: 'https://facebook.example/majak' },
    { name: 'Instagram', url: 'https://instagram.example/majak' },
    { name: 'LinkedIn', url: 'https://linkedin.example/company/majak' },
    { name: 'YouTube', url: 'https://youtube.example/@majak' },
  ],
  navigation: [
    {
      label: 'Freelance Tools',
      entries: [
        { label: 'Tax Calculators', href: '/calculators' },
        { label: 'Invoice Generator', href: '/invoice-generator' },
        { label: 'Tax Refund Generator', href: '/official-document-generator/tax-refund-doc-generator' },
        { label: 'Doc Generator', href: '/official-document-generator' },
        { label: 'Academy', href: '/academy' },
      ],
    },
    {
      label: 'Client Tools',
      entries: [
        { label: 'Application Forms', href: '/application-forms' },
        { label: 'Application Tracker', href: '/track-application' },
        { label: 'Accommodation Forms', href: '/doklad' },
      ],
    },
    {
      label: 'About',
      entries: [
        { label: 'Jobs', href: '/work-with-us' },
        { label: 'Blog', href: '/blog' },
        { label: 'Reviews', href: '/reviews' },
        { label: 'Contact Us', href: '/contact' },
      ],
    },
    { label: 'Freelance', entries: [{ label: 'Subscriptions', href: '/trade-license-packages' }] },
    { label: 'Online Tax', href: '/czech-taxes-online' },
    { label: 'Services', href: '/our-services' },
    { label: 'Login', href: 'https://app.majak.example/login' },
  ],
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
        { label: 'Health insurance for a visa', href: '/our-services/visa-health-insurance' },
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
  searchExamples: ['trade licence', 'živnost', 'employee card', 'tax return', 'health insurance', 'OSVČ'],
  referencePrefix: 'MJK',
  disableReviews: false,
  qrCodeEnabled: false,
};
