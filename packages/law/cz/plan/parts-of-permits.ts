import type { Obstacle, PlanDecision, PlanPermit, Sometimes } from '../../plan-law.ts';
import { inadmissible, protection, residence } from './places.ts';

/** What holds for everything that is filed at an embassy by citizens of two states. */
export const inadmissibleAbroad: Obstacle = {
  when: { inadmissible: true, filedAt: 'embassy' },
  why: 'citizens of Russia and Belarus cannot file it at an embassy, not with a second passport either (55/2024 § 1)',
  places: inadmissible('§ 1'),
};

/** Why somebody who only visits cannot file inside, and what else bars that. */
export const notInside = (section: string): Obstacle => ({
  when: { where: 'cz', filedAt: 'embassy', held: ['visitor', 'seasonal'] },
  why: `only from a long-term visa or residence permit (${section}), not from a visitor’s stay`,
  places: residence(section),
});

/** Why somebody under temporary protection cannot file inside. */
export const notFromProtection = (section: string): Obstacle => ({
  when: { held: 'protection' },
  why: `protection counts as a visa for leave to remain (65/2022 § 4(4)), from which ${section} allows no filing inside`,
  places: [...protection('§ 4(4)'), ...residence(section)],
});

/** A part of a list for those who file at an embassy. */
export const abroad = (use: string): Sometimes => ({ use, when: { filedAt: 'embassy' } });
/** A part of a list for those who file inside. */
export const inside = (use: string): Sometimes => ({ use, when: { filedAt: 'ministry' } });
/** A part of a list for those who come from abroad, or have to leave to file. */
export const arrivals: readonly Sometimes[] = [
  { use: 'leave-and-file', when: { where: 'cz', filedAt: 'embassy' } },
  abroad('report-address'),
  abroad('fingerprints'),
];

/** The time to decide in days of § 169t. */
export const decided = (
  normal: PlanDecision['normal'],
  section: string,
  complex?: PlanDecision['normal'],
): PlanDecision => ({
  normal,
  ...(complex === undefined ? {} : { complex }),
  places: residence(section),
});

/** Written where a country’s embassy has a quota. */
export const cardQuota: NonNullable<PlanPermit['notes']> = [
  {
    when: { filedAt: 'embassy', cardQuotaOpen: 0 },
    text: 'The embassy in {cardQuotaEmbassy} takes {cardQuotaAll} employee cards a year, all of them within programmes of the government (220/2019). A blue card has no quota.',
  },
  {
    when: { filedAt: 'embassy', cardQuotaOpen: { over: 0 } },
    text: 'The embassy in {cardQuotaEmbassy} takes {cardQuotaAll} employee cards a year, {cardQuotaOpen} of them outside programmes of the government (220/2019).',
  },
];

/** Where papers are filed by whom any embassy takes. */
export const anyEmbassyNote = {
  when: { anyEmbassy: true, filedAt: 'embassy' },
  text: 'You can file at any Czech embassy (429/2010).',
} as const;

/** Who else may know what a person did not say. */
export const askEmbassy = 'the embassy where you’ll file';
