import { site } from '@majak/desk/site';

/** The plan of this site; nothing where it is not known who needs what in its country. */
export const sitePlan = site.plan;
