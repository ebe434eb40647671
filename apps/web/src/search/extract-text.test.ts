import { expect, test } from 'vitest';
import { extractText } from './extract-text.ts';

const text = (words: string) => ({ type: 'text', text: words });
const rich = (...children: object[]) => ({ root: { type: 'root', children } });

test('a rich text is its headings and its paragraphs, words that differ in looks joined', () => {
  const body = rich(
    { type: 'heading', tag: 'h2', children: [text('The fee')] },
    {
      type: 'paragraph',
      children: [text('For a '), text('živ'), text('nost'), { type: 'linebreak' }, text('you pay.')],
    },
    {
      type: 'list',
      children: [
        { type: 'listitem', children: [text('One')] },
        { type: 'listitem', children: [text('Two')] },
      ],
    },
  );
  expect(extractText(body)).toEqual({ headings: ['The fee'], body: ['For a živnost you pay.', 'One Two'] });
});

test('sections give what is read, not how they look and where they lead', () => {
  const sections = [
    {
      blockType: 'hero',
      id: '6a',
      title: 'Top',
      lead: 'Words',
      tone: 'paper',
      drawing: 'stamp',
      lamp: true,
      primaryHref: '/x',
    },
    { blockType: 'questions', items: [{ id: '1', question: 'When?', answer: 'Now.' }] },
    { blockType: 'media', picture: 7, caption: null },
  ];
  expect(extractText(sections)).toEqual({ headings: ['Top', 'When?'], body: ['Words', 'Now.'] });
});

test('no token is left: the law is what the page shows, a calculator is nothing', () => {
  expect(extractText('VAT is {{law cz.vat.standard 2026}}.').body).toEqual(['VAT is 21 %.']);
  expect(
    extractText(rich({ type: 'paragraph', children: [text('{{tool Czech-VAT-calculator}}')] })).body,
  ).toEqual([]);
  expect(extractText('{{law cz.no.such 2026}} {{law').body.join('')).not.toContain('cz.no');
});

test('nothing is nothing', () => {
  expect(extractText([null, undefined, 7, true, '', ' '])).toEqual({ headings: [], body: [] });
});
