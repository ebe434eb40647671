import { expect, test } from 'vitest';
import { isFolded } from './is-folded.ts';

const place = { url: new URL('https://example.com/'), alone: false, returned: false, begun: false };
const at = (path: string) => new URL(path, 'https://example.com');

test('the form at the end of a page waits behind one button, on the front page too', () => {
  for (const path of ['/', '/our-services', '/our-services/trade-licence', '/blog'])
    expect(isFolded({ ...place, url: at(path) }), path).toBe(true);
});

test('it is open where somebody asked for it, sent it or began with a matter', () => {
  expect(isFolded({ ...place, url: at('/contact'), alone: true })).toBe(false);
  expect(isFolded({ ...place, url: at('/?service=trade-licence') })).toBe(false);
  expect(isFolded({ ...place, returned: true })).toBe(false);
  expect(isFolded({ ...place, begun: true })).toBe(false);
});
