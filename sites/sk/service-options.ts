import type { ServiceOption } from '../site.ts';

/** What a person can ask for in the contact form of the Slovak site. */
export const serviceOptions: readonly ServiceOption[] = [
  {
    label: 'Registration of residence for EU citizens',
    group: 'Residence',
    slug: 'residence-registration-eu',
    names: [
      'EU citizen registration',
      'EU residence',
      'registration',
      'foreign police',
      'registrácia pobytu',
    ],
  },
  {
    label: 'Temporary residence for work',
    group: 'Residence',
    names: [
      'job',
      'work',
      'work visa',
      'work permit',
      'visa for work',
      'employment',
      'blue card',
      'prechodný pobyt',
      'zamestnanie',
    ],
  },
  {
    label: 'Temporary residence for business',
    group: 'Residence',
    names: [
      'freelancer',
      'freelance',
      'self-employed',
      'business visa',
      'company',
      'start a business',
      'podnikanie',
    ],
  },
  {
    label: 'Trade licence',
    group: 'Business',
    names: [
      'IČO',
      'ICO',
      'zivno',
      'živnosť',
      'zivnost',
      'živnostenský list',
      'trade license',
      'business license',
      'self-employed',
      'sole trader',
      'SZČO',
    ],
  },
  {
    label: 'Tax return',
    group: 'Tax and accounting',
    names: ['tax', 'taxes', 'dane', 'tax refund', 'income tax', 'daňové priznanie', 'VAT', 'DPH'],
  },
  {
    label: 'Consultation',
    group: 'Something else',
    names: ['advice', 'help', 'question', 'other', 'something else', 'not sure', 'general', 'meeting'],
  },
];
