import type { LoadApplication } from '../load-application.ts';

/** Forms of this country that are filled in on pages of their own, by the last part of their addresses, in the order they are listed. */
export const applications = {
  'temporary-residence-certificate': async () =>
    (await import('./temporary-residence-certificate.ts')).temporaryResidenceCertificate,
  'long-term-residence': async () => (await import('./long-term-residence.ts')).longTermResidence,
  'employee-card-extension': async () => (await import('./employee-card-extension.ts')).employeeCardExtension,
  'change-of-employer': async () => (await import('./change-of-employer.ts')).changeOfEmployer,
  'change-of-address': async () => (await import('./change-of-address.ts')).changeOfAddress,
  'trade-licence': async () => (await import('./trade-licence.ts')).tradeLicence,
  'health-insurance-registration': async () =>
    (await import('./health-insurance-registration.ts')).healthInsuranceRegistration,
  'tax-registration': async () => (await import('./tax-registration.ts')).taxRegistration,
  'employee-intake': async () => (await import('./employee-intake.ts')).employeeIntake,
  'freelancer-intake': async () => (await import('./freelancer-intake.ts')).freelancerIntake,
  'student-intake': async () => (await import('./student-intake.ts')).studentIntake,
} as const satisfies Record<string, LoadApplication>;
