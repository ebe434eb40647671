import type { PlanBlank } from '../plan-blank.ts';

/** What can be chosen, by its values. */
export const options = (pairs: Readonly<Record<string, string>>) =>
  Object.entries(pairs).map(([value, label]) => ({ value, label }));

const yesNo = options({ '': 'Not stated', yes: 'Yes', no: 'No' });

/** What changes the answer of some, asked below the sentence. */
export const further: readonly PlanBlank[] = [
  {
    name: 'degree',
    before: '',
    label: 'Degree of three years or more',
    options: yesNo,
    start: '',
  },
  {
    name: 'contractMonths',
    before: '',
    label: 'Length of the contract in months',
    start: '',
    purposes: ['job', 'intra-company'],
  },
  { name: 'hours', before: '', label: 'Hours a week', start: '', purposes: ['job'] },
  {
    name: 'field',
    before: '',
    label: 'Your field',
    options: options({ '': 'Not stated', IT: 'IT', marketing: 'Marketing', other: 'Another' }),
    start: '',
    purposes: ['freelance', 'remote-employee'],
  },
  {
    name: 'programme',
    before: '',
    label: 'Where you’ll study',
    options: options({
      '': 'Not stated',
      'accredited-university': 'University, an accredited programme',
      exchange: 'An exchange',
      'secondary school': 'Secondary school',
      'private-language-course': 'A private course',
    }),
    start: '',
    purposes: ['study'],
  },
  { name: 'stayMonths', before: '', label: 'Months you’ll stay', start: '', purposes: ['study', 'research'] },
  {
    name: 'sponsor',
    before: '',
    label: 'Who you’re joining',
    options: options({
      '': 'Not stated',
      'eu:CZ': 'A Czech citizen',
      'eu:DE': 'Another EU citizen',
      'permanent-residence': 'Somebody with permanent residence',
      'employee-card-dual': 'Somebody with an employee card',
      'blue-card': 'Somebody with a blue card',
      'residence-business': 'Somebody with a permit for business',
      'residence-study': 'Somebody with a permit for study',
      'residence-research': 'Somebody with a permit for research',
    }),
    start: '',
    purposes: ['family'],
  },
  {
    name: 'relative',
    before: '',
    label: 'Whose family you are',
    options: options({
      '': 'Not stated',
      CZ: 'A Czech citizen’s',
      'permanent-residence': 'An EU citizen’s with permanent residence',
      DE: 'Another EU citizen’s',
    }),
    start: '',
    purposes: ['permanent-residence'],
  },
  {
    name: 'relation',
    before: '',
    label: 'You’re their',
    options: options({
      spouse: 'husband or wife',
      'same-sex-registered': 'registered partner',
      'unmarried-partner': 'unmarried partner',
      child: 'child',
      parent: 'parent',
    }),
    start: 'spouse',
    purposes: ['family', 'permanent-residence'],
  },
  { name: 'sponsorMonths', before: '', label: 'Months they’ve lived here', start: '', purposes: ['family'] },
  { name: 'sponsorIncome', before: '', label: 'Their net monthly income', start: '', purposes: ['family'] },
  { name: 'age', before: '', label: 'Your age', start: '' },
  { name: 'yearsInCz', before: '', label: 'Years you’ve lived here', start: '', here: true },
  { name: 'monthsOnPermit', before: '', label: 'Months on this permit', start: '', here: true },
];
