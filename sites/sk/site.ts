import { slovakia } from '@majak/law/sk/jurisdiction';
import type { Site } from '../site.ts';

/** The Slovak sister. The legal identity, the address and the phone number are samples: none of them exists. */
export const site: Site = {
  jurisdiction: slovakia,
  tools: {
    calculators: [],
    documents: [],
    forms: ['consultation', 'student', 'job-application'],
    applications: [],
  },
  brand: 'Majak',
  claim: 'Residence, trade licence and tax in Slovakia, arranged for people who come from elsewhere.',
  domain: 'sk.majak.example',
  legal: {
    name: 'Majak Sample Agency SK s.r.o.',
    registrationNumber: '00000000',
    taxNumber: '0000000000',
    register: 'Commercial Register of the City Court Bratislava III, insert 000000/B (sample)',
  },
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
  navigation: [
    { label: 'Services', href: '/our-services' },
    {
      label: 'About',
      entries: [
        { label: 'Reviews', href: '/reviews' },
        { label: 'Contact Us', href: '/contact' },
      ],
    },
    { label: 'Login', href: '/api/auth/login' },
  ],
  footer: [
    { title: 'What we do', links: [{ label: 'All services and prices', href: '/our-services' }] },
    {
      title: 'Services',
      links: [
        {
          label: 'Registration of residence for EU citizens',
          href: '/our-services/residence-registration-eu',
        },
      ],
    },
    { title: 'Solutions', links: [{ label: 'Start here', href: '/' }] },
    {
      title: 'About',
      links: [
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
  searchExamples: ['residence', 'registration', 'privacy'],
  referencePrefix: 'MJS',
  disableReviews: false,
  qrCodeEnabled: false,
};
