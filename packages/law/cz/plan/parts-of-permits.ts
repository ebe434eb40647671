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
  when: { where: 'cz', filedAt: 'embassy', held: ['visitor', 'seasonal', 'toleration'] },
  why: `only from a long-term visa or residence permit (${section}), not from a visitor’s stay`,
  places: residence(section),
});

/** Why somebody under temporary protection cannot file inside. */
export const notFromProtection = (section: string): Obstacle => ({
  when: { held: 'protection' },
  why: `protection counts as a visa for leave to remain (65/2022 § 4(4)), from which ${section} allows no filing inside`,
  places: [...protection('§ 4(4)'), ...residence(section)],
});

/** For how long somebody has to have been here with protection or leave to remain before family is filed inside. */
export const familyAfterSixMonths: readonly Obstacle[] = [
  {
    when: { held: 'protection', monthsOnPermit: { under: 6 } },
    why: 'protection counts as a visa for leave to remain (65/2022 § 4(4)), and you need six months of it before you can file inside (§ 42a(6))',
    places: [...protection('§ 4(4)'), ...residence('§ 42a(6)')],
    later: 'after six months of protection',
  },
  {
    when: { held: 'toleration', monthsOnPermit: { under: 6 } },
    why: 'you need six months on a visa for leave to remain before you can file inside (§ 42a(6))',
    places: residence('§ 42a(6)'),
    later: 'after six months of leave to remain',
  },
];

/** Asked where it isn’t known how long somebody has had protection or leave to remain. */
export const familyMonthsUnknown: NonNullable<PlanPermit['unknown']> = [
  {
    when: { held: 'protection', monthsOnPermit: { known: false } },
    what: 'We don’t know how long you’ve had temporary protection: you can file here after six months of it.',
    ask: 'your sticker or its PDF: the first day is on it',
  },
  {
    when: { held: 'toleration', monthsOnPermit: { known: false } },
    what: 'We don’t know how long you’ve had your visa for leave to remain: you can file here after six months on it.',
    ask: 'your visa: the first day is on it',
  },
];

/** Written where somebody on a working holiday could file inside, by the act. */
export const workingHolidayDoubt = (section: string): NonNullable<PlanPermit['unknown']>[number] => ({
  when: { where: 'cz', holds: 'working-holiday' },
  what: `Whether you can file here from a working holiday. The act lets anybody with a long-term visa do so (${section}), but one page says that a working holiday can’t be turned into another permit here, and we haven’t read the agreement with your country.`,
  ask: 'the ministry, before you file and before your visa ends',
});

/** Written where the act bars a seasonal visa from other permits that are filed here, and not from this one. */
export const seasonDoubt = (permit: string, section: string): NonNullable<PlanPermit['unknown']>[number] => ({
  what: `Whether the ministry takes it from a seasonal visa. The act lets anybody with a long-term visa file for ${permit} here and bars only leave to remain (${section}). For other permits it bars the seasonal visa too.`,
  ask: 'the ministry, before you file and before your visa ends',
});

/** Written where somebody on leave to remain would have to leave to file. */
export const leavingEndsToleration = {
  when: { held: 'toleration', filedAt: 'embassy' },
  text: 'If you leave the Schengen countries, your visa for leave to remain ends, unless you’re recognised as stateless (§ 62(4)). So ask us or a free legal advice centre before you go to an embassy.',
} as const;

/** A part of a list for those who file at an embassy. */
export const abroad = (use: string): Sometimes => ({ use, when: { filedAt: 'embassy' } });
/** A part of a list for those who file inside. */
export const inside = (use: string): Sometimes => ({ use, when: { filedAt: 'ministry' } });
/** When it is filed by those who are here on a long-term visa, and by those on anything else. */
export const filedHere: readonly Sometimes[] = [
  { use: 'file-from-visa', when: { filedAt: 'ministry', held: 'visa' } },
  { use: 'file-before-card-ends', when: { filedAt: 'ministry', held: { not: ['visa', 'eu-blue-card'] } } },
];
/** The integration course, which children under 15 and people of 61 and more need not do: § 155b(3)(b). */
export const integrationCourse: Sometimes = { use: 'course', when: { courseExempt: { not: [true] } } };
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
