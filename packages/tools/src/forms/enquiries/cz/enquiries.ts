import type { LoadEnquiry } from '../load-enquiry.ts';

/** Forms about one matter of this country, by the last part of their addresses, in the order in which they are offered. */
export const enquiries = {
  consultation: () => import('../consultation.ts').then((brought) => brought.consultation),
  'online-tax': () => import('./online-tax.ts').then((brought) => brought.onlineTax),
  'free-trial': () => import('./free-trial.ts').then((brought) => brought.freeTrial),
  student: () => import('../student.ts').then((brought) => brought.student),
  'job-application': () => import('../job-application.ts').then((brought) => brought.jobApplication),
} as const satisfies Record<string, LoadEnquiry>;
