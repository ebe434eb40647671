import type { Application } from '../application.ts';

/** Every form that is filled in on pages of its own. */
const applications = {
  'temporary-residence-certificate': async () =>
    (await import('./cz/temporary-residence-certificate.ts')).temporaryResidenceCertificate,
  'long-term-residence': async () => (await import('./cz/long-term-residence.ts')).longTermResidence,
  'employee-card-extension': async () =>
    (await import('./cz/employee-card-extension.ts')).employeeCardExtension,
  'change-of-employer': async () => (await import('./cz/change-of-employer.ts')).changeOfEmployer,
  'change-of-address': async () => (await import('./cz/change-of-address.ts')).changeOfAddress,
  'trade-licence': async () => (await import('./cz/trade-licence.ts')).tradeLicence,
  'health-insurance-registration': async () =>
    (await import('./cz/health-insurance-registration.ts')).healthInsuranceRegistration,
  'tax-registration': async () => (await import('./cz/tax-registration.ts')).taxRegistration,
  'employee-intake': async () => (await import('./cz/employee-intake.ts')).employeeIntake,
  'freelancer-intake': async () => (await import('./cz/freelancer-intake.ts')).freelancerIntake,
  'student-intake': async () => (await import('./cz/student-intake.ts')).studentIntake,
} as const satisfies Record<string, () => Promise<Application>>;

/** The last part of the address of an application. */
export type ApplicationSlug = keyof typeof applications;
const isSlug = (slug: string): slug is ApplicationSlug => Object.hasOwn(applications, slug);
export const applicationSlugs: readonly string[] = Object.keys(applications);

/** An application by the last part of its address; nothing where there is none. */
export const findApplication = async (slug: string): Promise<Application | undefined> =>
  isSlug(slug) ? applications[slug]() : undefined;

/** All applications, in the order of the catalogue. */
export const allApplications = (): Promise<readonly Application[]> =>
  Promise.all(Object.values(applications).map((load) => load()));
