import { allDocuments } from '@majak/sites/all-tools';
import type { PrintedTwoLanguages, Row } from '@majak/tools/documents/two-language-view';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { writeDocx } from './write-docx.ts';

const documents = (await allDocuments()).filter(({ template }) => template === 'two-language-document');
const viewOf = (document: (typeof documents)[number]) =>
  document.view(document.sample('2026-11-21')) as PrintedTwoLanguages;
const read = async (view: PrintedTwoLanguages) => {
  const files = unzipSync(await writeDocx(view));
  const xml = strFromU8(files['word/document.xml'] ?? new Uint8Array());
  return { files, xml };
};

type Node = Record<string, unknown>;
const nodes = (value: unknown): Node[] => (Array.isArray(value) ? value : []);
/** The text of each paragraph with the languages of its runs, in the order of the file. */
function paragraphs(xml: string): { text: string; languages: string[]; style: string }[] {
  const tree = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    trimValues: false,
    parseTagValue: false,
  }).parse(xml);
  const found: { text: string; languages: string[]; style: string }[] = [];
  const walk = (some: Node[], into?: (typeof found)[number]) => {
    for (const node of some) {
      const at = Object(node[':@']);
      if (node['w:pStyle'] && into) into.style = String(at['@_w:val']);
      if (node['w:lang'] && into) into.languages.push(String(at['@_w:val']));
      if (node['w:tab'] && into) into.text += '\t';
      if (node['w:t'] && into)
        into.text += nodes(node['w:t'])
          .map((one) => String(one['#text']))
          .join('');
      for (const [name, inside] of Object.entries(node)) {
        if (name === 'w:p') {
          const paragraph = { text: '', languages: [], style: '' };
          found.push(paragraph);
          walk(nodes(inside), paragraph);
        } else if (name !== ':@') walk(nodes(inside), into);
      }
    }
  };
  walk(nodes(tree));
  return found;
}

const said = (row: Row, language: 'en' | 'local') =>
  (row.number ? `${row.number}\t` : '') +
  row[language]
    .map((part) => (typeof part === 'string' ? part : '_'.repeat(Math.min(part.blank, 34))))
    .join('');

test.each(documents)(
  'the Word file of $slug opens, and says what the document says, in its order',
  async (document) => {
    const view = viewOf(document);
    const { files, xml } = await read(view);
    for (const [name, bytes] of Object.entries(files))
      if (/\.(xml|rels)$/.test(name)) expect(XMLValidator.validate(strFromU8(bytes)), name).toBe(true);
    const written = paragraphs(xml).map(({ text }) => text);
    const wanted = [
      view.titles.en,
      view.titles.local,
      ...view.parts.flatMap(({ heading, rows }) => [
        ...(heading ? [heading.en, heading.local] : []),
        ...rows.flatMap((row) => [said(row, 'en'), said(row, 'local')]),
      ]),
      ...view.placed.flatMap((row) => [said(row, 'en'), said(row, 'local')]),
    ];
    expect(written.slice(0, wanted.length)).toEqual(wanted);
    const signed = written.slice(wanted.length).join('\n');
    for (const { en, local, name } of view.signatures)
      expect(signed).toContain(`${en} / ${local}${name ? `: ${name}` : ''}`);
  },
);

test.each(documents)(
  'every word in the Word file of $slug is in a language, its headings are headings, its page is A4',
  async (document) => {
    const view = viewOf(document);
    const { xml } = await read(view);
    const all = paragraphs(xml);
    expect(all.filter(({ text, languages }) => text && languages.length === 0)).toEqual([]);
    expect(new Set(all.flatMap(({ languages }) => languages))).toEqual(new Set(['en-GB', view.language.tag]));
    expect(all.filter(({ style }) => style === 'Heading1').map(({ text }) => text)).toEqual([
      view.titles.en,
      view.titles.local,
    ]);
    expect(all.filter(({ style }) => style === 'Heading2').map(({ text }) => text)).toEqual(
      view.parts.flatMap(({ heading }) => (heading ? [heading.en, heading.local] : [])),
    );
    expect(xml).toMatch(/<w:pgSz[^>]*w:w="11906"[^>]*w:h="16838"/);
  },
);

test('what is written is a text, whatever it looks like, in the language that was handed in', async () => {
  const row: Row = { en: ['<w:p>&"\'', { blank: 60 }], local: ['Příliš žluťoučký'], style: 'item' };
  const view = {
    title: 'T',
    titles: { en: 'A & B', local: 'Č' },
    parts: [{ rows: [row] }],
    placed: [],
    signatures: [],
    language: { tag: 'sk-SK', boundWords: [] },
  };
  const { xml } = await read(view);
  expect(paragraphs(xml).flatMap(({ languages }) => languages)).toContain('sk-SK');
  expect(xml).not.toContain('cs-CZ');
  expect(paragraphs(xml).map(({ text }) => text)).toEqual([
    'A & B',
    'Č',
    `<w:p>&"'${'_'.repeat(34)}`,
    'Příliš žluťoučký',
  ]);
});
