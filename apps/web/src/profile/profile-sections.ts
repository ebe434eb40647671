import type { Field, Fields } from '@majak/tools/form/field';
import { optionalChoice } from '@majak/tools/form/kinds/choice';
import { isKept, type Profile } from '@majak/tools/profile/profile';
import { profileForm } from '@majak/tools/profile/profile-form';
import type { FactUses } from './fact-uses.ts';

/** Facts that stand together on the page: the fields themselves, and what their paths begin with. */
export type ProfileSection = { title: string; above: string; fields: Fields };
export type ProfilePart = { title: string; sections: readonly ProfileSection[] };

const mostNamed = 2;

/** Which forms ask for a fact, in a few words. */
function usedIn(forms: readonly string[]): string {
  const named = forms.slice(0, mostNamed).join('; ');
  const others = forms.length - mostNamed;
  return `Used in: ${named}${others > 0 ? `; and ${others} more` : ''}`;
}

/** A fact as the page asks for it: nothing is needed, and nothing marked as optional. */
function shownField(field: Field, path: string, shown: Shown): Field {
  if (field.kind === 'group') return { ...field, fields: shownFields(field.fields, `${path}.`, shown) };
  if (field.kind === 'rows')
    return { ...field, needed: true, columns: shownFields(field.columns, `${path}.`, shown) };
  const { forms = [], options } = shown.uses[path] ?? {};
  const words = {
    label: field.label,
    needed: true as const,
    ...(forms.length > 0 ? { hint: usedIn(forms) } : {}),
  };
  return options ? optionalChoice({ ...words, options, shown: 'select' }) : { ...field, ...words };
}

/** What is said of facts on the page, and the whole names that are asked for beside their parts. */
type Shown = { uses: FactUses; names: readonly string[] };

/** A name is asked for by its parts. One that a document told as a whole is there to be corrected. */
const isAsked = (fields: Fields, key: string, path: string, { names }: Shown): boolean =>
  isKept(path) && (key !== 'name' || !fields.firstName || names.includes(path));

const shownFields = (fields: Fields, above: string, shown: Shown): Fields =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([key]) => isAsked(fields, key, above + key, shown))
      .map(([key, field]) => [key, shownField(field, above + key, shown)]),
  );

/** The names of people that a profile has as a whole, each by its path in the form: `family.children.name`. */
export const wholeNames = (profile: Profile): readonly string[] =>
  Object.keys(profile)
    .filter((path) => path.endsWith('.name'))
    .map((path) => path.replace(/\.\d+(?=\.)/g, ''));

/** The profile's form with what its forms say of each fact. */
export const shownForm = (shown: Shown) => ({
  ...profileForm,
  fields: shownFields(profileForm.fields, '', shown),
});

const single = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, { kind }]) => kind !== 'group'));

/** What a group's own facts are called beside the groups inside it. */
const ownTitles: Readonly<Record<string, string>> = {
  person: 'Name, birth and contact',
  family: 'Children, brothers and sisters',
};

/** The facts of a group, then each group inside it as a section of its own. */
function sectionsOf(fields: Fields, key: string): ProfileSection[] {
  const field = fields[key];
  if (field?.kind !== 'group') return [];
  const own = single(field.fields);
  const groups = Object.entries(field.fields).flatMap(([inside, { kind, label }]) => {
    const group = field.fields[inside];
    return kind === 'group' && group?.kind === 'group'
      ? [{ title: label, above: `${key}.${inside}.`, fields: group.fields }]
      : [];
  });
  return [
    ...(Object.keys(own).length > 0
      ? [{ title: ownTitles[key] ?? field.label, above: `${key}.`, fields: own }]
      : []),
    ...groups,
  ];
}

const parts = [
  ['You and your documents', ['person']],
  ['Addresses', ['address']],
  ['Stay and work', ['stay', 'permit', 'employer', 'contract', 'business', 'school', 'work']],
  ['Family', ['family']],
] as const;

/** The page in its parts; what none of them names comes last. */
export function profileParts(fields: Fields): ProfilePart[] {
  const named: readonly string[] = parts.flatMap(([, keys]) => keys);
  const others = Object.keys(fields).filter((key) => !named.includes(key));
  return [...parts, ['More', others] as const]
    .map(([title, keys]) => ({ title, sections: keys.flatMap((key) => sectionsOf(fields, key)) }))
    .filter(({ sections }) => sections.length > 0);
}
