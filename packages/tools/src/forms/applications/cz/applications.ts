import type { LoadApplication } from '../load-application.ts';

/** Forms of this country that are filled in on pages of their own, by the last part of their addresses, in the order they are listed. */
export const applications = {
  'temporary-residence-certificate': () =>
    import('./temporary-residence-certificate.ts').then((brought) => brought.temporaryResidenceCertificate),
  'long-term-residence': () =>
    import('./long-term-residence.ts').then((brought) => brought.longTermResidence),
  'employee-card-extension': () =>
    import('./employee-card-extension.ts').then((brought) => brought.employeeCardExtension),
  'change-of-employer': () => import('./change-of-employer.ts').then((brought) => brought.changeOfEmployer),
  'change-of-address': () => import('./change-of-address.ts').then((brought) => brought.changeOfAddress),
  'trade-licence': () => import('./trade-licence.ts').then((brought) => brought.tradeLicence),
  'health-insurance-registration': () =>
    import('./health-insurance-registration.ts').then((brought) => brought.healthInsuranceRegistration),
  'tax-registration': () => import('./tax-registration.ts').then((brought) => brought.taxRegistration),
  'employee-intake': () => import('./employee-intake.ts').then((brought) => brought.employeeIntake),
  'freelancer-intake': () => import('./freelancer-intake.ts').then((brought) => brought.freelancerIntake),
  'student-intake': () => import('./student-intake.ts').then((brought) => brought.studentIntake),
} as const satisfies Record<string, LoadApplication>;
