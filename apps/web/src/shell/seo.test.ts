import { expect, test } from 'vitest';
import { metaOf } from './seo.ts';

const pictureOf = (...given: Parameters<typeof metaOf>) => metaOf(...given).picture;

test('a page has a picture with its own words', () => {
  const { url, ...said } = pictureOf(undefined, { title: 'Trade licence', kicker: 'Service' });
  expect(new URL(url).pathname).toMatch(/^\/og\/[\w-]{43}\.png$/);
  expect(new URL(url).searchParams.get('title')).toBe('Trade licence');
  expect(said).toEqual({ alt: 'Majak · Service · Trade licence', width: 1200, height: 630 });
});

test('a title that says little is replaced in the picture alone', () => {
  const meta = metaOf(undefined, { title: 'Home', heading: 'We file your papers' });
  expect(meta.title).toBe('Home | Majak');
  expect(new URL(meta.image).searchParams.get('title')).toBe('We file your papers');
});

test('the photo of an editor comes first, with its own size', () => {
  const url = 'https://studio.majak.example/api/media/file/a-b.webp';
  const photo = { url, alt: 'A bridge', width: 2400, height: 1350 };
  expect(pictureOf({ metaPhoto: photo }, { title: 'Trade licence' })).toEqual({
    ...photo,
    url: 'http://localhost:3000/media/a-b.webp',
  });
  expect(pictureOf({ metaPhoto: { url, alt: 'A bridge' } }, { title: 'Trade licence' })).not.toHaveProperty(
    'width',
  );
});

test.each([7, null, { url: null }])('without the file of a photo (%j) the words stand in', (metaPhoto) => {
  expect(pictureOf({ metaPhoto }, { title: 'Trade licence' }).url).toContain('/og/');
});

test('words that cannot be drawn leave the picture of the site', () => {
  const { url, alt } = pictureOf(undefined, { title: '捷克自由职业者签证' });
  expect(url).toBe('http://localhost:3000/share.png');
  expect(alt).toMatch(/^Majak · Visas/);
});

test('a page that repeats another names it', () => {
  expect(metaOf({ canonical: '/partnership-visa' }, { title: 'x' }).canonical).toBe(
    'http://localhost:3000/partnership-visa',
  );
  expect(metaOf(undefined, { title: 'x' }).canonical).toBeUndefined();
});
