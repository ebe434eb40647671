import { expect, test } from 'vitest';
import { fontAdvances } from './font-file.ts';
import { printableWith } from './printable-text.ts';

const fonts = ['inter-400', 'inter-600'].map((name) =>
  fontAdvances(`packages/ui/src/fonts/print/${name}.ttf`),
);
const [letters = new Map<number, number>()] = fonts;
const printable = printableWith(letters);

test('both weights have the letters of Czech, Polish, Vietnamese and Ukrainian, and no others', () => {
  for (const font of fonts) {
    for (const letter of 'AžřŘůŁąẪđЇ€−–…\u00a0')
      expect(font.has(letter.codePointAt(0) ?? 0), letter).toBe(true);
    for (const letter of 'א日🎉') expect(font.has(letter.codePointAt(0) ?? 0), letter).toBe(false);
  }
  expect([...(fonts[0]?.keys() ?? [])]).toEqual([...(fonts[1]?.keys() ?? [])]);
});

test.each([
  ['Příliš žluťoučký\nkůň', 'Příliš žluťoučký\nkůň'],
  ['Pr\u030ci\u0301lis\u030c', 'Příliš'],
  ['ﬁne ㎡ Ǎ Ａ', 'fine m2 A A'],
  ['tab\tand\u2003wide', 'tab and wide'],
  ['👩‍👩‍👧 and 🇨🇿', '? and ?'],
  ['zero\u200bwidth\ufeff', 'zerowidth'],
  ['日本', '??'],
  ['x'.repeat(60), `${'x'.repeat(24)}\u00ad${'x'.repeat(24)}\u00ad${'x'.repeat(12)}`],
])('%j is printed as %j', (typed, printed) => expect(printable(typed)).toBe(printed));
