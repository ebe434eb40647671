import { serviceOptions as czServices } from './cz/service-options.ts';
import { site as cz } from './cz/site.ts';
import type { ServiceOption, Site } from './site.ts';
import type { siteNames } from './site-names.ts';
import { serviceOptions as skServices } from './sk/service-options.ts';
import { site as sk } from './sk/site.ts';

type Served = { site: Site; services: readonly ServiceOption[] };

/** Every site by its name, with what its contact form offers. */
export const sites = {
  cz: { site: cz, services: czServices },
  sk: { site: sk, services: skServices },
} as const satisfies Record<(typeof siteNames)[number], Served>;
