import { site as cz } from '@majak/sites/cz/site';
import { serviceOptions as czServices } from '@majak/sites/cz/service-options';
import { site as sk } from '@majak/sites/sk/site';
import type { ServiceOption, Site } from '@majak/sites/site';
import { env } from './env.ts';

const sites = { cz, sk } as const;

/** The site this process serves. */
export const site: Site = sites[env.SITE];

/** What the contact form offers under "service". */
export const serviceOptions: readonly ServiceOption[] = czServices;
