import { allApplications } from '@majak/sites/all-tools';
import { expect, test } from 'vitest';
import { addApplicationCards } from './add-application-cards.ts';

const hero = { blockType: 'hero', title: 'Forms', lead: 'All of them.', tone: 'harbour' } as const;
const steps = { blockType: 'steps', title: 'How it works', steps: [] } as const;
const applications = await allApplications();
const listed = addApplicationCards([hero, { ...steps, steps: [] }], applications);
const groups = listed.flatMap((section) => (section.blockType === 'cards' ? [section] : []));

test('the forms of offices come first after the head, then what we ask ourselves', () => {
  expect(listed.map(({ blockType }) => blockType)).toEqual(['hero', 'cards', 'cards', 'steps']);
  expect(groups.map(({ id, title }) => [id, title])).toEqual([
    ['forms', 'Official forms'],
    [null, 'What we ask new clients'],
  ]);
  expect(groups.flatMap(({ cards }) => cards)).toHaveLength(applications.length);
});

test('each link says where it leads', () => {
  const labels = groups.flatMap(({ cards }) => cards.map(({ linkLabel }) => linkLabel));
  expect(new Set(labels).size).toBe(applications.length);
});

test('a site without applications has no empty group', () => {
  expect(addApplicationCards([hero], [])).toEqual([hero]);
});
