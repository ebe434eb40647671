import type { ServiceOption, Site } from '@majak/sites/site';
import { sites } from '@majak/sites/sites';
import { env } from './env.ts';

/** The site this process serves. */
export const site: Site = sites[env.SITE].site;

/** What the contact form offers under "service". */
export const serviceOptions: readonly ServiceOption[] = sites[env.SITE].services;
