import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextAids } from '../text-aids/text-aids.tsx';
import type { RichTextData, RichTextNode } from './headings.ts';
import { headingsOf, RichText } from './rich-text.tsx';

const text = (words: string, format = 0): RichTextNode => ({ type: 'text', version: 1, text: words, format });
const parent = (type: string, children: RichTextNode[], more: object = {}): RichTextNode => ({
  type,
  version: 1,
  format: '',
  indent: 0,
  children,
  ...more,
});
const document = (...children: RichTextNode[]): RichTextData => ({
  root: { type: 'root', children, direction: null, format: '', indent: 0, version: 1 },
});
const html = (...children: RichTextNode[]) => renderToStaticMarkup(<RichText data={document(...children)} />);
const link = (fields: object) => parent('paragraph', [parent('link', [text('here')], { fields })]);

test('headings have ids of their own, and the contents list has the same', () => {
  const nodes = ['Co potřebujete?', 'Fees', 'Fees', 'Contact'].map((words) =>
    parent('heading', [text(words)], { tag: 'h2' }),
  );
  expect(headingsOf(document(...nodes))).toEqual([
    { id: 'co-potrebujete', text: 'Co potřebujete?', level: 2 },
    { id: 'fees', text: 'Fees', level: 2 },
    { id: 'fees-2', text: 'Fees', level: 2 },
    { id: 'contact-2', text: 'Contact', level: 2 },
  ]);
  const shown = html(...nodes);
  expect([...shown.matchAll(/id="([^"]+)"/g)].map(([, id]) => id)).toEqual(
    headingsOf(document(...nodes)).map(({ id }) => id),
  );
});

test('the page keeps its one h1', () => {
  expect(html(parent('heading', [text('Top')], { tag: 'h1' }))).toContain('<h2 id="top">Top</h2>');
});

test('a safe link leads on; a new tab is told', () => {
  expect(html(link({ linkType: 'custom', url: 'https://frs.gov.cz', newTab: true }))).toBe(
    '<div class="prose"><p><a href="https://frs.gov.cz" target="_blank" rel="noopener noreferrer">here<span class="sr-only"> (opens in a new tab)</span></a></p></div>',
  );
  const doc = { relationTo: 'services', value: { id: 1, slug: 'partner-visa' } };
  expect(html(link({ linkType: 'internal', doc }))).toContain('href="/our-services/partner-visa"');
});

test.each([
  { linkType: 'custom', url: 'javascript:alert(1)' },
  { linkType: 'custom', url: 'data:text/html,<script>alert(1)</script>' },
  { linkType: 'custom', url: '//evil.example' },
  { linkType: 'internal', doc: { relationTo: 'constructor', value: { slug: 'x' } } },
  { linkType: 'internal', doc: { relationTo: 'services', value: 7 } },
  {},
])('a link that is not safe is its words: %j', (fields) => {
  expect(html(link(fields))).toBe('<div class="prose"><p>here</p></div>');
});

test('no script gets through: neither as text, nor as a kind of node, nor as a picture', () => {
  const shown = html(
    parent('paragraph', [text('<script>alert(1)</script>')]),
    parent('script', [text('alert(1)')]),
    { type: 'block', version: 1, fields: { blockType: 'html', html: '<script>alert(1)</script>' } },
    { type: 'upload', version: 1, value: { url: 'javascript:alert(1)', mimeType: 'image/png' } },
    {
      type: 'upload',
      version: 1,
      value: { url: 'data:image/svg+xml,<svg onload=alert(1)>', mimeType: 'image/svg+xml' },
    },
  );
  expect(shown).toBe('<div class="prose"><p>&lt;script&gt;alert(1)&lt;/script&gt;</p></div>');
});

test('marks and alignment bring no style attribute, which the policy of the page would refuse', () => {
  const shown = html(parent('paragraph', [text('all', 127)], { format: 'center', indent: 3 }));
  expect(shown).not.toContain('style=');
  expect(shown).toContain('<sup><sub><code><u><s><strong><em>all</em></strong></s></u></code></sub></sup>');
});

test('an inner list has no bullet of its own', () => {
  const inner = parent('listitem', [parent('list', [parent('listitem', [text('b')])], { tag: 'ul' })]);
  expect(html(parent('list', [parent('listitem', [text('a')]), inner], { tag: 'ol' }))).toBe(
    '<div class="prose"><ol><li>a</li><li class="list-none"><ul><li>b</li></ul></li></ol></div>',
  );
});

test('a picture is asked from the site, whatever address the studio has', () => {
  const url = 'https://studio.majak.example/api/media/file/a-b.webp';
  const value = { url, mimeType: 'image/webp', alt: 'A bridge', width: 700, height: 300 };
  const shown = html({ type: 'upload', version: 1, value });
  expect(shown).toContain('<img src="/_image?url=%2Fmedia%2Fa-b.webp&amp;width=828" srcSet="/_image?url=');
  expect(shown).toContain('width="700" height="300" alt="A bridge" loading="lazy"');
  expect(shown).not.toContain('studio.majak.example');
});

const licence = {
  term: 'živnostenské oprávnění',
  english: 'trade licence',
  meaning: 'Lets you work for yourself.',
};
const withAids = (...nodes: RichTextNode[]) =>
  renderToStaticMarkup(
    <TextAids terms={[licence]} tools={[{ slug: 'vat', title: 'VAT', lead: 'What is in a price.' }]}>
      <RichText data={document(...nodes)} />
    </TextAids>,
  );

test('a term of the glossary in italics explains itself, another word does not', () => {
  const shown = withAids(
    parent('paragraph', [text('Živnostenské oprávnění', 2), text(' and '), text('law', 2)]),
  );
  expect(shown).toContain('Lets you work for yourself.');
  expect(shown.match(/popover="auto"/g)).toHaveLength(1);
  expect(shown).toContain('<em>law</em>');
});

test('a paragraph that names a calculator is that calculator; one that the page did not bring is nothing', () => {
  expect(withAids(parent('paragraph', [text('{{tool vat}}')]))).toContain('href="/calculators/vat"');
  expect(withAids(parent('paragraph', [text('{{tool other}}')]))).toBe('<div class="prose"></div>');
});
