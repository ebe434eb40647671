import { serviceOptions as czServices } from '@majak/sites/cz/service-options';
import { site as cz } from '@majak/sites/cz/site';
import type { ServiceOption, Site } from '@majak/sites/site';
import { serviceOptions as skServices } from '@majak/sites/sk/service-options';
import { site as sk } from '@majak/sites/sk/site';
import { env } from './env.ts';

const sites = { cz: { site: cz, services: czServices }, sk: { site: sk, services: skServices } } as const;

/** The site this process serves. */
export const site: Site = sites[env.SITE].site;

/** What the contact form offers under "service". */
export const serviceOptions: readonly ServiceOption[] = sites[env.SITE].services;
