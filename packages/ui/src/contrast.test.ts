import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Colours = Record<string, string>;

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const declarations = (css: string): Colours =>
  Object.fromEntries(
    [...css.matchAll(/(--[\w-]+):\s*(#[0-9a-f]{6})\b/g)].map(([, name, value]) => [name, value]),
  );

const palette = declarations(read('./palette.css'));
const [light = '', dark = ''] = read('./tones.css').split('@media (prefers-color-scheme: dark)');

/** What a tone declares in one theme; the root's colours hold where it declares nothing. */
const tone = (css: string, name: string): Colours => {
  const own = [...css.matchAll(/([^{}]*)\{([^{}]*)\}/g)].findLast(([, selector]) =>
    selector?.includes(`.tone-${name}`),
  );
  return declarations(own?.[2] ?? '');
};

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const luminance = (colour: string) => {
  const part = (start: number) => channel(Number.parseInt(colour.slice(start, start + 2), 16) / 255);
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
};
/** The contrast ratio of WCAG 2.2. */
const contrast = (one: string, other: string) => {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
};

const surfaces = ['--surface', '--surface-raised', '--surface-sunk'];
const texts = ['--text', '--text-muted', '--link', '--link-hover', '--error', '--success'];
const edges = ['--edge', '--lamp-edge'];

const themes = [
  ['light', light],
  ['dark', dark],
] as const;
const tones = ['paper', 'sand', 'fog', 'harbour'] as const;
const cases = themes.flatMap(([theme, css]) =>
  tones.map((name) => ({
    theme,
    name,
    colours: { ...tone(light, 'paper'), ...tone(css, 'paper'), ...tone(css, name) },
  })),
);

test('the palette is the one of the design', () => {
  expect(palette).toMatchObject({
    '--ink': '#0f2038',
    '--harbour': '#1b3556',
    '--tide': '#2c6e8a',
    '--fog': '#e7ecf1',
    '--paper': '#ffffff',
    '--sand': '#faf6ee',
    '--lamp': '#f2b134',
    '--flare': '#b93a2b',
    '--moss': '#2b7a56',
  });
});

test.each(cases)('$name in the $theme theme: text stands out by 4.5, edges by 3', ({ colours }) => {
  const ratio = (name: string, surface: string) => contrast(colours[name] ?? '', colours[surface] ?? '');
  const weak = surfaces.flatMap((surface) => [
    ...texts
      .filter((name) => !(ratio(name, surface) >= 4.5))
      .map((name) => `${name} on ${surface} ${ratio(name, surface)}`),
    ...edges
      .filter((name) => !(ratio(name, surface) >= 3))
      .map((name) => `${name} on ${surface} ${ratio(name, surface)}`),
  ]);
  expect(weak).toEqual([]);
});

test.each(cases)('$name in the $theme theme: reversed tags and lists can be read', ({ colours }) => {
  expect(contrast(colours['--text'] ?? '', colours['--surface'] ?? '')).toBeGreaterThanOrEqual(7);
});

test('the button that is lit reads in each of its states', () => {
  for (const lamp of ['#f2b134', '#ffc75a', '#e3a224']) {
    expect(contrast(palette['--ink'] ?? '', lamp)).toBeGreaterThanOrEqual(4.5);
  }
});

test.each([
  ['--harbour', '--paper'],
  ['--tide', '--paper'],
  ['--ink', '--sand'],
])('the fixed pair %s and %s reads', (one, other) => {
  expect(contrast(palette[one] ?? '', palette[other] ?? '')).toBeGreaterThanOrEqual(4.5);
});

test('one of the two rings of the focus stands out on every surface', () => {
  for (const { colours } of cases) {
    for (const surface of [...surfaces.map((name) => colours[name] ?? ''), '#f2b134']) {
      expect(Math.max(contrast('#ffffff', surface), contrast('#0f2038', surface))).toBeGreaterThanOrEqual(3);
    }
  }
});
