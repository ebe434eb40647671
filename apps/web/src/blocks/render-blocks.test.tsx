import { blocks as kinds } from '@majak/desk/content/blocks/all-blocks';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { embedBlocks } from './fixtures/embed-blocks.ts';
import { type Block, type BlockData, RenderBlocks } from './render-blocks.tsx';

const html = (blocks: readonly Block[], data: BlockData = { services: [] }) =>
  renderToStaticMarkup(<RenderBlocks blocks={blocks} data={data} />);

test('a kind of block that is not known is left out', () => {
  const stored: Block[] = JSON.parse('[{ "blockType": "carousel", "id": "1" }]');
  expect(html(stored)).toBe('');
});

test('a hero holds the h1 and lights only its first way on', () => {
  const shown = html([
    {
      blockType: 'hero',
      title: 'Papers',
      lead: 'One.\n\nTwo.',
      tone: 'harbour',
      drawing: null,
      primaryLabel: 'Prices',
      primaryHref: '/our-services',
      secondaryLabel: 'Ask',
      secondaryHref: null,
    },
  ]);
  expect(shown).toMatch(/<h1[^>]*>Papers<\/h1>/);
  expect(shown.match(/bg-lamp/g)).toHaveLength(1);
  expect(shown).not.toContain('Ask');
  expect(shown.match(/<p[ >]/g)).toHaveLength(2);
});

test('prices come in their groups; without an amount the note stands in its place', () => {
  const shown = html([
    {
      blockType: 'prices',
      title: 'What you pay',
      rows: [
        { label: 'Fee', amount: 200, kind: 'office' },
        { label: 'Translation', amount: null, note: 'By the page', kind: 'extra' },
        { label: 'Visa', amount: 14900, kind: 'price' },
      ],
    },
  ]);
  expect(shown.match(/<table/g)).toHaveLength(3);
  expect(shown.indexOf('Visa')).toBeLessThan(shown.indexOf('Translation'));
  expect(shown.indexOf('Translation')).toBeLessThan(shown.indexOf('Fee'));
  expect(shown).toContain('14\u202F900\u00A0');
  expect(shown).toContain('By the page');
});

test('the services come from the data, no more than the block asks for', () => {
  const block: Block = { blockType: 'servicePrices', title: 'The price before the form', limit: 1 };
  expect(html([block])).toBe('');
  const services = [
    { title: 'Visa', slug: 'visa', price: null, duration: null },
    { title: 'Tax', slug: 'tax', price: 3900, duration: '5 days' },
  ];
  const shown = html([block], { services });
  expect(shown).toContain('href="/our-services/visa"');
  expect(shown).toContain('By agreement');
  expect(shown).not.toContain('/our-services/tax');
});

test('nothing carries a style attribute, which the policy of the page would refuse', () => {
  const shown = html([
    { blockType: 'hero', title: 'A', lead: 'B', tone: 'harbour', drawing: 'lighthouse' },
    { blockType: 'feature', title: 'A', text: 'B', points: null, drawing: 'prague' },
    { blockType: 'checklist', title: 'A', kind: 'provide', items: [{ text: 'Passport', hint: null }] },
  ]);
  expect(shown).not.toContain('style=');
});

const fieldNames = (fields: readonly object[]): string[] =>
  fields.flatMap((field) => ('name' in field && typeof field.name === 'string' ? [field.name] : []));
const rowsOf = (fields: readonly object[]): string[] =>
  fieldNames(fields.filter((field) => 'type' in field && field.type === 'array'));

test.each(kinds.map((kind) => [kind.slug, kind.fields] as const))(
  'a draft with a block of kind %s that is still empty can be previewed',
  (blockType, fields) => {
    const services = [{ title: 'Visa', slug: 'visa' }];
    const nulls = Object.fromEntries(fieldNames(fields).map((name) => [name, null]));
    const emptyRows = Object.fromEntries(rowsOf(fields).map((name) => [name, [{ id: '1' }]]));
    for (const more of [{}, nulls, emptyRows]) {
      const stored: Block[] = JSON.parse(JSON.stringify([{ ...more, blockType }]));
      expect(() => html(stored, { services })).not.toThrow();
    }
  },
);

test('values of the law are printed in every text of a block, its title and the rows of its lists among them', () => {
  const token = '{{law cz.vat.standard 2026}}';
  const shown = html([
    { blockType: 'checklist', title: token, kind: 'provide', items: [{ text: token, hint: token }] },
    { blockType: 'feature', title: 'A', text: token, points: [{ text: token }] },
    { blockType: 'numbers', title: 'B', items: [{ value: token, label: token }] },
  ]);
  expect(shown).not.toContain('{{');
  expect(shown.match(/21.%/g)).toHaveLength(7);
});

test('a video shows its picture, and nothing of the kind where there is none', () => {
  const without = embedBlocks.video.map((block) => ({ ...block, video: { ...block.video, poster: null } }));
  expect(html(embedBlocks.video)).toContain('poster="/media/fixture.webp"');
  expect(html(without)).toContain('<video');
  expect(html(without)).not.toContain('poster=');
});

test('two blocks with one title, or one calculator, do not get in each other’s way', () => {
  const tabs: Block = { blockType: 'tabs', title: 'Whom', tabs: [{ label: 'A' }, { label: 'B' }] };
  const names = [...html([tabs, tabs]).matchAll(/ name="([^"]+)"/g)].map(([, name]) => name);
  expect([names.length, new Set(names).size]).toEqual([4, 2]);
  const head = { label: 'You keep', value: '1' };
  const quick = { country: 'xx', field: 'rent', label: 'Rent', unit: undefined, start: '1', head };
  const tool: Block = { blockType: 'tool', title: 'What is left?', calculator: 'rent' };
  const tools = [{ slug: 'rent', title: 'Rent', lead: 'Tax of it.', quick }];
  const shown = html([tool, tool], { services: [], tools });
  const ids = [...shown.matchAll(/<input[^>]* id="([^"]+)"/g)].map(([, id]) => id);
  expect([ids.length, new Set(ids).size]).toEqual([2, 2]);
  expect([...shown.matchAll(/<output for="([^"]+)"/g)].map(([, id]) => id)).toEqual(ids);
});
