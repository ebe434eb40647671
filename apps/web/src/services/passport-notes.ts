import { site } from '@majak/desk/site';
import { countries } from '@majak/tools/forms/contact-request/nationalities';
import { sitePlan } from '../plan/site-plan.ts';

/** What a passport alone answers: its country, whole sentences, and services that are closed to it. */
export type PassportNotes = { country: string; notes: readonly string[]; closed: readonly string[] };

/** The answer to where somebody is from; nothing where it is not known who needs what in this country. */
export function passportNotes(code: string): PassportNotes | undefined {
  const country = countries.find((one) => one.code === code)?.name;
  if (!sitePlan || !country || code === site.jurisdiction.code.toUpperCase()) return undefined;
  const { notes, closed } = sitePlan.plan.onNationality(code);
  // A service is closed where all that it does is.
  const { services } = sitePlan;
  const open = new Set(
    Object.entries(services).flatMap(([permit, slugs]) => (closed.includes(permit) ? [] : slugs)),
  );
  return {
    country,
    notes,
    closed: [...new Set(closed.flatMap((permit) => services[permit] ?? []))].filter(
      (slug) => !open.has(slug),
    ),
  };
}
