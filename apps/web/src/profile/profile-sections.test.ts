import { nestedFields } from '@majak/tools/form/field-tree';
import type { Profile } from '@majak/tools/profile/profile';
import { expect, test } from 'vitest';
import { shownForm, wholeNames } from './profile-sections.ts';

const asked = (profile: Profile, group: string): string[] => {
  const { fields } = shownForm({ uses: {}, names: wholeNames(profile) });
  const field = fields[group];
  return Object.keys((field && nestedFields(field)) ?? {});
};

test('a name is asked for by its parts alone, unless a document has told it as a whole', () => {
  expect(asked({}, 'person')).not.toContain('name');
  expect(asked({}, 'person')).toEqual(expect.arrayContaining(['firstName', 'surname']));
  expect(asked({ 'person.name': 'Ana' }, 'person')).toContain('name');
  expect(wholeNames({ 'family.children.1.name': 'Eva' })).toEqual(['family.children.name']);
  // Of a business, which has no other.
  expect(asked({}, 'business')).toContain('name');
});

test('what is kept in one is not asked for in parts, and what follows from a fact not at all', () => {
  const home = shownForm({ uses: {}, names: [] }).fields.address;
  const fields = home && nestedFields(home)?.here;
  const keys = Object.keys((fields && nestedFields(fields)) ?? {});
  expect(keys).toEqual(expect.arrayContaining(['street', 'from', 'until']));
  for (const key of ['streetName', 'house', 'ends', 'term']) expect(keys).not.toContain(key);
});
