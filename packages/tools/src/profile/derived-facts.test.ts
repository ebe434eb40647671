import { expect, test } from 'vitest';
import { withDerivedFacts } from './derived-facts.ts';

test('the full name and the nationality follow from what a form asks in parts', () => {
  expect(
    withDerivedFacts({
      'person.firstName': 'Anna María',
      'person.surname': 'O’Neill',
      'person.citizenship': 'PT',
    }),
  ).toMatchObject({ 'person.name': 'Anna María O’Neill', 'person.nationality': 'Portugal' });
});

test('one name is the full name, and what somebody wrote stays', () => {
  expect(withDerivedFacts({ 'person.surname': 'Suharto' })['person.name']).toBe('Suharto');
  expect(withDerivedFacts({ 'person.surname': 'Suharto', 'person.name': 'S.' })['person.name']).toBe('S.');
  expect(withDerivedFacts({})).toEqual({});
});
