import { czechPlan } from '@majak/tools/plan/cz/czech-plan';
import type { SitePlan } from '../site.ts';

/** The plan of the Czech site, and which of its services does each permit. */
export const plan: SitePlan = {
  plan: czechPlan,
  services: {
    'free-movement': ['temporary-residency-eu'],
    'eu-certificate': ['temporary-residency-eu'],
    'uk-certificate': ['uk-withdrawal-agreement-card'],
    'permanent-residence-eu': ['permanent-residency-eu'],
    'permanent-residence': ['permanent-residency'],
    citizenship: ['citizenship'],
    'employee-card-nondual': ['employee-card'],
    'employee-card-dual': ['employee-card'],
    'employee-card-extension': ['employee-card-extension'],
    'change-employer-notice': ['employee-card-change', 'employee-card-extension'],
    'blue-card': ['blue-card'],
    'blue-card-extension': ['blue-card-extension'],
    'visa-business': ['freelancer-visa'],
    'residence-business': ['freelancer-visa-extension', 'freelancer-visa'],
    'digital-nomad-employee': ['digital-nomad-programme'],
    'digital-nomad-freelancer': ['digital-nomad-programme'],
    'visa-study': ['student-visa'],
    'residence-study': ['student-visa'],
    'residence-study-extension': ['student-residence-extension'],
    'residence-jobseeker': ['job-seeker-visa'],
    'residence-family': ['family-reunification'],
    'visa-family': ['partner-visa'],
    'eu-family': ['family-member-of-eu-citizen'],
    'visa-seasonal': ['seasonal-work-visa'],
    'visa-extension': ['visa-renewal'],
    'visa-other': ['consultation'],
  },
  salary: {
    calculator: 'Czech-Republic-Gross-Net-salary-calculator',
    question: 'grossSalary',
    output: 'netSalary',
    children: {
      question: 'children',
      due: 'who lives with you in the Czech Republic or another country of the EU or EEA, and whom nobody else claims (§ 35c of act 586/1992)',
    },
  },
};
