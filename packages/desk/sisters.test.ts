import { expect, test, vi } from 'vitest';

vi.stubEnv('SITE', 'sk');
vi.stubEnv('WEB_URL', 'http://localhost:4001');
vi.stubEnv('SISTER_URLS', 'cz=http://localhost:4000');
// The site is read once, with the environment.
const { sisters, twinsOf } = await import('./sisters.ts');

test('a site lists all others, where they are', () => {
  expect(sisters).toEqual([
    { country: 'the Czech Republic', readers: 'en-CZ', url: 'http://localhost:4000' },
  ]);
});

test('a page names itself and its twins, and who has no twin gets the first', () => {
  expect(twinsOf('/our-services')).toEqual([
    { readers: 'en-CZ', url: 'http://localhost:4000/our-services' },
    { readers: 'en-SK', url: 'http://localhost:4001/our-services' },
    { readers: 'x-default', url: 'http://localhost:4000/our-services' },
  ]);
  expect(twinsOf('/no-such-page')).toEqual([]);
});
