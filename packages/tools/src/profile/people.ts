import { listLength } from './fact-lists.ts';
import { isEmptyProfile, knownAt, type Profile } from './profile.ts';

/** Somebody a profile knows: where their facts are, `family.children.0`, and who that is. */
export type Somebody = { at: string; role: string; name: string };

const family = [
  ['family.spouse', 'Spouse or partner'],
  ['family.father', 'Father'],
  ['family.mother', 'Mother'],
] as const;

/** The name somebody goes by; of one-name people the one they have. */
const nameOf = (profile: Profile, at: string): string =>
  ['name', 'firstName', 'surname'].map((part) => knownAt(profile, `${at}.${part}`)).find(Boolean) ?? '';

const isKnown = (profile: Profile, at: string): boolean =>
  Object.keys(profile).some((path) => path.startsWith(`${at}.`));

/** Everybody a profile knows, you first. */
export function peopleIn(profile: Profile): Somebody[] {
  if (isEmptyProfile(profile)) return [];
  const children = Array.from(
    { length: listLength(profile, 'family.children') },
    (_, at) => [`family.children.${at}`, `Child ${at + 1}`] as const,
  );
  return [['person', 'You'] as const, ...family.slice(0, 1), ...children, ...family.slice(1)]
    .filter(([at]) => at === 'person' || isKnown(profile, at))
    .map(([at, role]) => ({ at, role, name: nameOf(profile, at) }));
}

const household = ['person', 'family.spouse', 'family.children'];

/** Who most likely lives with you: your spouse and children. */
export const livingWith = (people: readonly Somebody[]): readonly string[] =>
  people.map(({ at }) => at).filter((at) => household.some((one) => at.startsWith(one)));
