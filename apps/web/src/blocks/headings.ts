import { anchorOf } from './anchor.ts';

/** A node of the rich text, as far as it is known before its type is looked at. */
export type RichTextNode = { type: string; version: number; [key: string]: unknown };
export type RichTextData = {
  root: {
    type: string;
    children: RichTextNode[];
    direction: 'ltr' | 'rtl' | null;
    format: 'left' | 'start' | 'center' | 'right' | 'end' | 'justify' | '';
    indent: number;
    version: number;
  };
  [key: string]: unknown;
};
export type TextHeading = { id: string; text: string; level: number };

// Ids that the page around the text has given away.
const taken = ['content', 'contact', 'menu', 'services', 'apply-section'];

const isNode = (value: unknown): value is RichTextNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const textOf = (node: RichTextNode): string => {
  if (typeof node.text === 'string') return node.text;
  return Array.isArray(node.children) ? node.children.filter(isNode).map(textOf).join('') : '';
};

/** The level a heading is shown at: the page has its own h1, so one in the text counts as h2. */
export const levelOf = (tag: unknown): 2 | 3 | 4 => (tag === 'h1' || tag === 'h2' ? 2 : tag === 'h3' ? 3 : 4);

/** The headings of a text in their order, each under its node and with an id of its own. */
export const headingsByNode = (data: RichTextData): Map<unknown, TextHeading> => {
  const used = new Map<string, number>(taken.map((id) => [id, 1]));
  const headings = data.root.children.filter((node) => node.type === 'heading');
  return new Map(
    headings.map((node) => {
      const text = textOf(node).trim();
      const anchor = anchorOf(text);
      const count = (used.get(anchor) ?? 0) + 1;
      used.set(anchor, count);
      return [node, { id: count === 1 ? anchor : `${anchor}-${count}`, text, level: levelOf(node.tag) }];
    }),
  );
};
