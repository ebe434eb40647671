import { expect, test } from 'vitest';
import { isStandalone } from './standalone-routes.ts';

test.each([
  ['/doklad', true],
  ['/doklad/new', true],
  ['/not-found', true],
  ['/404', true],
  ['/application-forms-generator/x', true],
  ['/application-forms', false],
  ['/', false],
])('%s → %s', (path, expected) => {
  expect(isStandalone(path)).toBe(expected);
});
