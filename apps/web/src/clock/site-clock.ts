import { site } from '@majak/desk/site';
import { clockForm } from '@majak/tools/clock/clock-form';

const clock = site.law?.clock;

/** The legal clock of this site, and the form it is asked with; nothing where its country has none here. */
export const siteClock = clock && { clock, form: clockForm(clock) };
export type SiteClock = NonNullable<typeof siteClock>;
