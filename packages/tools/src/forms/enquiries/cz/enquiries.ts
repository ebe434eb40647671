import type { LoadEnquiry } from '../load-enquiry.ts';

/** Forms about one matter of this country, by the last part of their addresses, in the order in which they are offered. */
export const enquiries = {
  consultation: async () => (await import('../consultation.ts')).consultation,
  'online-tax': async () => (await import('./online-tax.ts')).onlineTax,
  'free-trial': async () => (await import('./free-trial.ts')).freeTrial,
  student: async () => (await import('../student.ts')).student,
  'job-application': async () => (await import('../job-application.ts')).jobApplication,
} as const satisfies Record<string, LoadEnquiry>;
