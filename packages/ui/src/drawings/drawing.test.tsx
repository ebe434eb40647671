import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Drawing, type DrawingName, DrawnInPage, sceneOf } from './drawing.tsx';

const file = readFileSync(new URL('./drawings.svg', import.meta.url), 'utf8');
const symbols = [...file.matchAll(/<symbol id="([^"]+)" viewBox="([^"]+)">/g)];
const folder = path.join(import.meta.dirname, 'skylines');
const skylines = globSync('*.svg', { cwd: folder }).map((name) => path.basename(name, '.svg'));
const textOf = (skyline: string) => readFileSync(path.join(folder, `${skyline}.svg`), 'utf8');

test('each drawing of the file is shown by its name, in the size it is drawn in', () => {
  expect(symbols.length).toBeGreaterThanOrEqual(22);
  for (const [, name, viewBox] of symbols) {
    const shown = renderToStaticMarkup(<Drawing name={name as DrawingName} />);
    expect(shown).toContain(`viewBox="${viewBox}"`);
    expect(shown).toMatch(new RegExp(`<use href="[^"#]*drawings[^"#]*\\.svg[^"#]*#${name}"`));
  }
});

test('a page can hold each drawing itself, line for line', () => {
  for (const [, name] of symbols) {
    const shown = renderToStaticMarkup(
      <DrawnInPage value={true}>
        <Drawing name={name as DrawingName} />
      </DrawnInPage>,
    );
    const [, lines = ''] = new RegExp(`<symbol id="${name}"[^>]*>(.*?)</symbol>`, 's').exec(file) ?? [];
    expect(lines).toContain('<path');
    expect(shown).toContain(`<g>${lines.replaceAll(/\s*\n\s*/g, '')}</g>`);
  }
});

test.each(skylines)(
  'the skyline %s is a file of its own, which is shown and can be held by a page',
  (name) => {
    const shown = renderToStaticMarkup(<Drawing name={name} />);
    expect(shown).toContain('viewBox="0 0 360 160"');
    expect(shown).toMatch(new RegExp(`<use href="[^"#]*${name}[^"#]*\\.svg[^"#]*#skyline"`));
    const held = renderToStaticMarkup(
      <DrawnInPage value={true}>
        <Drawing name={name} />
      </DrawnInPage>,
    );
    const [, lines = ''] = /<symbol id="skyline"[^>]*>(.*?)<\/symbol>/s.exec(textOf(name)) ?? [];
    expect(held).toContain(`<g>${lines.replaceAll(/\s*\n\s*/g, '')}</g>`);
  },
);

test('a name that no drawing has draws nothing', () => {
  expect(renderToStaticMarkup(<Drawing name="atlantis" />)).toBe('');
});

test.each([['drawings', file] as const, ...skylines.map((name) => [name, textOf(name)] as const)])(
  'the file %s is sound: a browser shows nothing at all of an SVG with a fault',
  (_, file) => {
    const comments = [...file.matchAll(/<!--(.*?)-->/gs)].map(([, text = '']) => text);
    expect(comments.filter((text) => text.includes('--'))).toEqual([]);
    const bare = file.replaceAll(/<!--.*?-->/gs, '');
    expect(bare.match(/<symbol /g)).toHaveLength(bare.match(/<\/symbol>/g)?.length ?? 0);
    expect(bare.replaceAll(/<(svg|symbol|path)( [\w-]+="[^"<&]*")*( \/)?>|<\/(svg|symbol)>|\s/g, '')).toBe(
      '',
    );
  },
);

test('a scene has the name of a small drawing, and one light', () => {
  expect(sceneOf('stamp')).toBeUndefined();
  expect(sceneOf(undefined)).toBeUndefined();
  for (const name of ['lighthouse', 'bratislava'] as const) {
    const Scene = sceneOf(name) ?? expect.fail('no scene');
    const shown = renderToStaticMarkup(<Scene />);
    expect(shown.match(/class="beam"/g)).toHaveLength(1);
    expect(shown.match(/fill="var\(--color-lamp\)"/g)).toHaveLength(1);
  }
});
