import { slovakia } from '@majak/law/sk/jurisdiction';
import { lawBook } from '@majak/law/sk/law-book';
import { calculators } from '@majak/tools/calculators/sk/calculators';
import { documents } from '@majak/tools/documents/sk/documents';
import { applications } from '@majak/tools/forms/applications/sk/applications';
import { samples } from '@majak/tools/forms/applications/sk/samples';
import { enquiries } from '@majak/tools/forms/enquiries/sk/enquiries';
import type { Site } from '../site.ts';
import { navigation } from './navigation.ts';
import { synonyms } from './synonyms.ts';

/** The Slovak sister. The legal identity, the address and the phone number are samples: none of them exists. */
export const site: Site = {
  jurisdiction: slovakia,
  tools: { calculators, documents, forms: enquiries, applications, samples },
  paidInParts: [],
  // Years after the one it is of. Source: § 76(1)(a), the invoices of a payer of value added tax.
  paidRecords: { years: 10, place: { act: '222/2004 Z. z.', section: '§ 76(1)(a)' } },
  // Read in the wording of 27 September 2026: § 22(1) has the days for the money, § 22(8) that a trader sets nothing off by itself. The lines of the form are those of the directive.
  withdrawal: {
    days: 14,
    moneyBackDays: 14,
    setsOff: false,
    act: 'act 108/2024 Z. z.',
    formSource: 'Annex I, part B of Directive 2011/83/EU',
    sections: { right: '§ 20(1)(a)', share: '§ 21(5)', done: '§ 19(1)(a)' },
  },
  law: lawBook,
  brand: 'Majak',
  claim: 'Residence, trade licence and tax in Slovakia, arranged for people who come from elsewhere.',
  domain: 'sk.majak.example',
  legal: {
    name: 'Majak Sample Agency SK s.r.o.',
    registrationNumber: '00000000',
    taxNumber: '0000000000',
    register: 'Commercial Register of the City Court Bratislava III, insert 000000/B (sample)',
  },
  sampleIban: 'SK3112000000198742637541',
  since: 2013,
  email: 'bratislava@majak.example',
  phone: { shown: '+421 000 000 000', link: 'tel:+421000000000' },
  address: { street: 'Sample Quay 1', city: 'Bratislava', zip: '000 00', country: 'Slovakia' },
  city: 'Bratislava',
  skyline: 'bratislava',
  openingHours: 'Monday to Friday, 9:00 to 17:00, by appointment',
  answering: { opens: '09:00', closes: '17:00', withinMinutes: 15 },
  networks: [
    { name: 'Facebook', url: 'https://facebook.example/majak-sk' },
    { name: 'Instagram', url: 'https://instagram.example/majak-sk' },
    { name: 'LinkedIn', url: 'https://linkedin.example/company/majak-sk' },
    { name: 'YouTube', url: 'https://youtube.example/@majak-sk' },
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
        { label: 'Packages', href: '/packages' },
      ],
    },
    {
      title: 'Services',
      links: [
        { label: 'Residence for business', href: '/our-services/temporary-residence-business' },
        { label: 'Residence for employment', href: '/our-services/temporary-residence-employment' },
        { label: 'Registration for EU citizens', href: '/our-services/residence-registration-eu' },
        { label: 'Trade licence', href: '/our-services/trade-licence' },
        { label: 'Company registration', href: '/our-services/company-registration' },
        { label: 'Tax return', href: '/our-services/income-tax-return' },
      ],
    },
    {
      title: 'Solutions',
      links: [
        { label: 'Your first 30 days', href: '/first-30-days-in-slovakia' },
        { label: 'What a freelancer pays', href: '/what-a-freelancer-pays' },
        { label: 'The law in numbers', href: '/law' },
        { label: 'Glossary', href: '/glossary' },
      ],
    },
    {
      title: 'About',
      links: [
        { label: 'About us', href: '/about' },
        { label: 'Blog', href: '/blog' },
        { label: 'Reviews', href: '/reviews' },
        { label: 'Privacy', href: '/privacy' },
      ],
    },
    {
      title: 'Contact Us',
      links: [
        { label: 'Write to us', href: '/contact' },
        { label: 'bratislava@majak.example', href: 'mailto:bratislava@majak.example' },
        { label: '+421 000 000 000', href: 'tel:+421000000000' },
      ],
    },
  ],
  synonyms,
  searchExamples: ['trade licence', 'živnosť', 'blue card', 'tax return', 'health insurance', 'SZČO'],
  referencePrefix: 'MJS',
  disableReviews: false,
  qrCodeEnabled: false,
};
