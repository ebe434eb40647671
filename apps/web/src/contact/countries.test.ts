import { expect, test } from 'vitest';
import { countries } from './countries.ts';

test('about 250 countries and territories, each once, in order', () => {
  expect(countries.length).toBeGreaterThanOrEqual(245);
  expect(new Set(countries).size).toBe(countries.length);
  for (const name of ['Brazil', 'Ukraine', 'India', 'Slovakia', 'Greenland'])
    expect(countries).toContain(name);
});
