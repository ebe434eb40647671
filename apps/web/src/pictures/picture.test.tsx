import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from './picture.tsx';

const media = { url: '/api/media/file/a-b.webp', alt: 'A bridge', width: 700, height: 300 };
const html = (props: object = {}) => renderToStaticMarkup(<Picture media={media} {...props} />);
const widthsIn = (markup: string) =>
  [...markup.matchAll(/width=(\d+) (\d+)w/g)].map(([, asked, has]) => [asked, has]);

test('each width up to the one that holds all of the picture, named by what it really has', () => {
  expect(widthsIn(html())).toEqual([
    ['160', '160'],
    ['320', '320'],
    ['480', '480'],
    ['640', '640'],
    ['828', '700'],
  ]);
});

test('it keeps its place on the page, and is loaded when it comes near', () => {
  const shown = html({ sizes: '50vw' });
  expect(shown).toContain('sizes="50vw" width="700" height="300" alt="A bridge" loading="lazy"');
  expect(shown).toContain('decoding="async"');
  expect(shown).not.toContain('fetchPriority');
  expect(shown).not.toContain('style=');
});

test('the one that is seen first is asked for first', () => {
  expect(html({ eager: true })).toMatch(/loading="eager" fetchPriority="high"/i);
});

test('without known sizes there is one address, without a file there is nothing', () => {
  const shown = html({ media: { url: '/api/media/file/a-b.webp' } });
  expect(shown).toBe(
    '<img src="/_image?url=%2Fmedia%2Fa-b.webp&amp;width=1280" alt="" loading="lazy" decoding="async"/>',
  );
  expect(html({ media: { url: null } })).toBe('');
});
