import type { NavigationEntry } from '../site.ts';

/** The menus of the header, each entry with a line of what is behind it. */
export const navigation: readonly NavigationEntry[] = [
  { label: 'Services', href: '/our-services' },
  { label: 'Packages', href: '/packages' },
  {
    label: 'Calculators',
    entries: [
      {
        label: 'Gross to net salary',
        href: '/calculators/slovak-gross-net-salary-calculator',
        note: 'What reaches your account each month',
      },
      {
        label: 'A year of a trade',
        href: '/calculators/slovak-freelance-income-calculator',
        note: 'Tax and insurance of a freelancer, and what’s left',
      },
      {
        label: 'A job or a trade',
        href: '/calculators/slovak-employment-vs-freelance',
        note: 'The same money both ways, side by side',
      },
      {
        label: 'VAT',
        href: '/calculators/slovak-vat-calculator',
        note: 'Add it or take it off, at each rate',
      },
      { label: 'All calculators', href: '/calculators', note: 'The whole list' },
    ],
  },
  {
    label: 'Forms',
    entries: [
      {
        label: 'Temporary residence',
        href: '/application-forms/temporary-residence-intake',
        note: 'What we need to apply for you',
      },
      {
        label: 'Trade licence',
        href: '/application-forms/trade-licence-intake',
        note: 'What we need to register your trade',
      },
      { label: 'All forms', href: '/application-forms', note: 'The whole list' },
      {
        label: 'Power of attorney',
        href: '/official-document-generator/slovak-power-of-attorney',
        note: 'In Slovak and English, ready to sign',
      },
      { label: 'Invoice', href: '/invoice-generator', note: 'In Slovak, English or both' },
      {
        label: 'Documents',
        href: '/official-document-generator',
        note: 'Everything you can make here and sign',
      },
    ],
  },
  {
    label: 'Read',
    entries: [
      { label: 'Blog', href: '/blog', note: 'Guides with their sources' },
      { label: 'Glossary', href: '/glossary', note: 'Slovak words you’ll meet at offices' },
      { label: 'The law in numbers', href: '/law', note: 'Every figure we use, with its section' },
    ],
  },
  {
    label: 'About',
    entries: [
      { label: 'About us', href: '/about', note: 'Who we are and where to find us' },
      { label: 'How we work', href: '/what-we-do', note: 'What we do, what you do, and how long it takes' },
      { label: 'Reviews', href: '/reviews', note: 'What clients say about us' },
      { label: 'Contact Us', href: '/contact', note: 'Ask a person, by form, mail or phone' },
    ],
  },
  { label: 'Login', href: '/api/auth/login' },
];
