import type { Application } from '../application.ts';
import { applications as czech } from './cz/applications.ts';
import { applications as slovak } from './sk/applications.ts';

/** Every form that is filled in on pages of its own, those of each country in its own folder. Which of them a site offers, the site says. */
const applications = { ...czech, ...slovak };

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
