import { lawText } from '../law/law-text.ts';

/** A text taken apart: its headings, and all of its words. */
type ExtractedText = { headings: string[]; body: string[] };

/** Fields whose strings choose how a section looks or where it leads: nobody reads them. */
const unread = /^(id|blockType|blockName|tone|drawing|lamp|kind|who|calculator|slug|service|.*href)$/i;
/** Fields that head a section or a part of it. */
const heading = /^(title|question|problem)$/;

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Values of the law as the page shows them, and without what else stands in braces, such as a calculator. */
const shown = (text: string): string =>
  lawText(text)
    .replace(/\{\{[^{}]*\}\}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The words of a node of the rich text: those of its children joined, as they are on the page. */
function wordsOf(node: unknown): string {
  if (!isFields(node)) return '';
  if (typeof node.text === 'string') return node.text;
  if (node.type === 'linebreak') return ' ';
  const within = isList(node.children) ? node.children : [];
  const apart = within.some((child) => isFields(child) && isList(child.children) && child.type !== 'link');
  return within.map(wordsOf).join(apart ? ' ' : '');
}

function readRichText(root: Fields, into: ExtractedText): void {
  for (const node of isList(root.children) ? root.children : []) {
    const words = shown(wordsOf(node));
    if (words !== '') (isFields(node) && node.type === 'heading' ? into.headings : into.body).push(words);
  }
}

function read(value: unknown, name: string, into: ExtractedText): void {
  if (typeof value === 'string') {
    const words = unread.test(name) ? '' : shown(value);
    if (words !== '') (heading.test(name) ? into.headings : into.body).push(words);
  } else if (isList(value)) for (const each of value) read(each, name, into);
  else if (isFields(value)) {
    if (isFields(value.root)) readRichText(value.root, into);
    else for (const [field, part] of Object.entries(value)) read(part, field, into);
  }
}

/** Everything a visitor can read in a rich text or in the sections of a page. */
export function extractText(value: unknown): ExtractedText {
  const text: ExtractedText = { headings: [], body: [] };
  read(value, '', text);
  return text;
}
