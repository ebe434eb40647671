import type { NavigationEntry } from '../site.ts';

/** The menus of the header: words and order as specified, each with a line of what is behind it. */
export const navigation: readonly NavigationEntry[] = [
  {
    label: 'Freelance Tools',
    entries: [
      {
        label: 'Tax Calculators',
        href: '/calculators',
        note: 'What you’ll pay and keep, step by step',
      },
      {
        label: 'Invoice Generator',
        href: '/invoice-generator',
        note: 'All the law asks for, and a QR code',
      },
      {
        label: 'Tax Refund Generator',
        href: '/official-document-generator/tax-refund-doc-generator',
        note: 'Asks for your overpaid tax back',
      },
      {
        label: 'Doc Generator',
        href: '/official-document-generator',
        note: 'Contracts, leases, powers of attorney',
      },
      {
        label: 'Academy',
        href: '/academy',
        note: 'Short courses on freelancing and tax',
      },
    ],
  },
  {
    label: 'Client Tools',
    entries: [
      {
        label: 'Application Forms',
        href: '/application-forms',
        note: 'The office’s questions, in English',
      },
      {
        label: 'Application Tracker',
        href: '/track-application',
        note: 'Where your case is, and what’s next',
      },
      {
        label: 'Accommodation Forms',
        href: '/doklad',
        note: 'Proof of where you live, to be signed',
      },
    ],
  },
  {
    label: 'About',
    entries: [
      {
        label: 'Jobs',
        href: '/work-with-us',
        note: 'Who we’re looking for',
      },
      { label: 'Blog', href: '/blog', note: 'Guides to visas, tax and daily life' },
      { label: 'Reviews', href: '/reviews', note: 'What clients say about us' },
      { label: 'Contact Us', href: '/contact', note: 'By form, mail or phone' },
    ],
  },
  {
    label: 'Freelance',
    entries: [
      {
        label: 'Subscriptions',
        href: '/trade-license-packages',
        note: 'Your letters read, your dates watched',
      },
    ],
    beside: {
      lead: 'Not a freelancer?',
      links: [
        { label: 'Packages', href: '/packages' },
        { label: 'For companies', href: '/corporate' },
      ],
    },
  },
  { label: 'Online Tax', href: '/czech-taxes-online' },
  { label: 'Services', href: '/our-services' },
  { label: 'Login', href: '/api/auth/login' },
];
