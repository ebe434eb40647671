import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cacheKeyParameters, isWorthStoring } from './page-query.ts';

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
  ['/blog?topic=tax&page=2', true],
  ['/blog?topic=nothing', false],
  ['/blog?page=0', false],
  ['/blog?page=500', true],
  ['/blog?page=501', false],
  ['/?page=2', false],
  ['/our-services?q=visa', false],
  ['/our-services?from=GB', false],
  ['/plan?nationality=US', false],
  ['/contact?about=first-30-days-in-czechia', false],
])('%s is kept for the next visitor: %s', (address, kept) => {
  expect(isWorthStoring(new URL(address, 'https://majak.example'))).toBe(kept);
});

const gateway = readFileSync(new URL('../../../deploy/nginx.conf', import.meta.url), 'utf8');

test('the gateway tells pages apart by the same parameters as the cache of the app', () => {
  const [, names = ''] = /"~\^\(\(\?!\(([a-z|]+)\)\(=\|&\|\$\)\)/.exec(gateway) ?? [];
  expect(names.split('|')).toEqual(cacheKeyParameters);
});
