import { expect, test } from 'vitest';
import { isWorthStoring } from './page-query.ts';

test.each([
  ['/', true],
  ['/?utm=x', true],
  ['/?service=trade-licence', true],
  ['/?service=1', false],
  ['/sitemap.xml?service=', false],
  ['/contact?service=trade-licence&service=tax-return', false],
  ['/our-services?for=eu', true],
  ['/our-services?for=non-eu', true],
  ['/our-services?for=7', false],
  ['/blog?for=eu', false],
])('%s is kept for the next visitor: %s', (address, kept) => {
  expect(isWorthStoring(new URL(address, 'https://majak.example'))).toBe(kept);
});
