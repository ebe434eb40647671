import type { LoadEnquiry } from '../load-enquiry.ts';

/** Forms about one matter of this country, by the last part of their addresses, in the order in which they are offered. */
export const enquiries = {
  consultation: async () => (await import('../consultation.ts')).consultation,
  student: async () => (await import('../student.ts')).student,
  'job-application': async () => (await import('../job-application.ts')).jobApplication,
} as const satisfies Record<string, LoadEnquiry>;
