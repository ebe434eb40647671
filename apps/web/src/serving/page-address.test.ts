import { expect, test } from 'vitest';
import { pageAddress } from './page-address.ts';

test.each([
  ['/', '/', true],
  ['/blog?topic=tax', '/blog?topic=tax', true],
  ['/blog?page=2&topic=tax', '/blog?topic=tax&page=2', false],
  ['/blog?%74opic=tax', '/blog?topic=tax', false],
  ['/blog?topic=t%61x', '/blog?topic=tax', false],
  ['/blog?TOPIC=tax', '/blog', false],
  ['/?utm_source=x', '/', false],
  ['/?', '/', false],
  ['/p%C5%99', '/p%C5%99', true],
])('%s is kept under %s; it says nothing else: %s', (target, key, isPlain) => {
  expect(pageAddress(target)).toEqual({ key, isPlain });
});

test.each([
  '/blog?topic=tax&topic=visa',
  '/blog?topic=nothing',
  '/?service=1',
  '/bl%6Fg',
  '/p%c5%99',
  '/%E0%A4%A',
  '/api/v1/calculators',
  '/_image?url=/media/a.png',
  '/preview/token',
])('%s is answered anew each time', (target) => {
  expect(pageAddress(target)).toBeUndefined();
});
