import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Drawing, type DrawingName, DrawnInPage, sceneOf } from './drawing.tsx';

const file = readFileSync(new URL('./drawings.svg', import.meta.url), 'utf8');
const symbols = [...file.matchAll(/<symbol id="([^"]+)" viewBox="([^"]+)">/g)];

test('each drawing of the file is shown by its name, in the size it is drawn in', () => {
  expect(symbols.length).toBeGreaterThanOrEqual(24);
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

test('the file is sound: a browser shows nothing at all of an SVG with a fault', () => {
  const comments = [...file.matchAll(/<!--(.*?)-->/gs)].map(([, text = '']) => text);
  expect(comments.filter((text) => text.includes('--'))).toEqual([]);
  const bare = file.replaceAll(/<!--.*?-->/gs, '');
  expect(bare.match(/<symbol /g)).toHaveLength(bare.match(/<\/symbol>/g)?.length ?? 0);
  expect(bare.replaceAll(/<(svg|symbol|path)( [\w-]+="[^"<&]*")*( \/)?>|<\/(svg|symbol)>|\s/g, '')).toBe('');
});

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
