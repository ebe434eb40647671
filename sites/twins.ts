import type { siteNames } from './site-names.ts';

/** The address of one page on each site that has it. */
type Twins = Readonly<Partial<Record<(typeof siteNames)[number], string>>>;

/**
 * Pages that say the same of two countries. Search engines are told of each that the others are its twins, so the pairs are
 * kept once, beside all sites: said by one page alone, such a pair is ignored. An address that changes is changed here too.
 */
export const twins: readonly Twins[] = [
  { cz: '/', sk: '/' },
  { cz: '/our-services', sk: '/our-services' },
  { cz: '/contact', sk: '/contact' },
  { cz: '/privacy', sk: '/privacy' },
  { cz: '/blog', sk: '/blog' },
  { cz: '/reviews', sk: '/reviews' },
  { cz: '/glossary', sk: '/glossary' },
  { cz: '/about', sk: '/about' },
  { cz: '/what-we-do', sk: '/what-we-do' },
  { cz: '/packages', sk: '/packages' },
  { cz: '/application-forms', sk: '/application-forms' },
  { cz: '/invoice-generator', sk: '/invoice-generator' },
  { cz: '/official-document-generator', sk: '/official-document-generator' },
  { cz: '/forms', sk: '/forms' },
  { cz: '/law', sk: '/law' },
  { cz: '/api', sk: '/api' },
  { cz: '/calculators', sk: '/calculators' },
  {
    cz: '/calculators/Czech-Republic-Gross-Net-salary-calculator',
    sk: '/calculators/slovak-gross-net-salary-calculator',
  },
  {
    cz: '/calculators/Czech-Freelancing-income-salary-calculator',
    sk: '/calculators/slovak-freelance-income-calculator',
  },
  { cz: '/calculators/employment-contract-vs-freelance', sk: '/calculators/slovak-employment-vs-freelance' },
  { cz: '/calculators/Czech-VAT-calculator', sk: '/calculators/slovak-vat-calculator' },
  {
    cz: '/official-document-generator/power-of-attorney',
    sk: '/official-document-generator/slovak-power-of-attorney',
  },
  { cz: '/our-services/employee-card', sk: '/our-services/temporary-residence-employment' },
  { cz: '/our-services/freelancer-visa', sk: '/our-services/temporary-residence-business' },
  { cz: '/our-services/blue-card', sk: '/our-services/blue-card' },
  { cz: '/our-services/family-reunification', sk: '/our-services/temporary-residence-family' },
  { cz: '/our-services/student-visa', sk: '/our-services/temporary-residence-study' },
  { cz: '/our-services/visa-renewal', sk: '/our-services/residence-renewal' },
  { cz: '/our-services/permanent-residency', sk: '/our-services/permanent-residence' },
  { cz: '/our-services/temporary-residency-eu', sk: '/our-services/residence-registration-eu' },
  { cz: '/our-services/foreign-police-registration', sk: '/our-services/report-of-stay' },
  { cz: '/our-services/trade-licence', sk: '/our-services/trade-licence' },
  { cz: '/our-services/company-registration', sk: '/our-services/company-registration' },
  { cz: '/our-services/tax-return', sk: '/our-services/income-tax-return' },
  { cz: '/our-services/vat-registration', sk: '/our-services/vat-registration' },
  { cz: '/our-services/public-health-insurance', sk: '/our-services/health-insurance' },
  { cz: '/our-services/data-box', sk: '/our-services/data-box' },
  { cz: '/our-services/driving-licence-exchange', sk: '/our-services/driving-licence-exchange' },
  { cz: '/our-services/official-translation', sk: '/our-services/official-translation' },
  { cz: '/our-services/criminal-record-extract', sk: '/our-services/criminal-record-extract' },
  { cz: '/our-services/consultation', sk: '/our-services/consultation' },
  { cz: '/first-30-days-in-czechia', sk: '/first-30-days-in-slovakia' },
  { cz: '/social-and-health-for-freelancers', sk: '/what-a-freelancer-pays' },
  { cz: '/reading-a-czech-payslip', sk: '/reading-a-slovak-payslip' },
  { cz: '/employee-card-explained', sk: '/single-permit-explained' },
];
