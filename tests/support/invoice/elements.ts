import { XMLParser } from 'fast-xml-parser';

/** An element as a checker reads it, with a parser set up apart from the product's: children in their order. */
export type Element = {
  name: string;
  text: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly Element[];
};

type Raw = Record<string, unknown>;
const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  parseTagValue: false,
  trimValues: true,
  htmlEntities: true,
});

function elementsOf(raws: readonly Raw[]): Element[] {
  return raws.flatMap((raw): Element[] => {
    const [name] = Object.keys(raw).filter((key) => key !== ':@');
    if (!name || name.startsWith('#') || name.startsWith('?')) return [];
    const inner = raw[name] as Raw[];
    const text = inner.map((one) => String(one['#text'] ?? '')).join('');
    return [
      { name, text, attributes: (raw[':@'] ?? {}) as Record<string, string>, children: elementsOf(inner) },
    ];
  });
}

/** The outermost element of a document. */
export function rootOf(xml: string): Element {
  const [root] = elementsOf(parser.parse(xml));
  if (!root) throw new Error('The document is empty');
  return root;
}

/** Every element at the end of a path of names, parted by slashes. */
export const all = (from: Element, path: string): Element[] =>
  path
    .split('/')
    .reduce<Element[]>(
      (found, name) => found.flatMap(({ children }) => children.filter((one) => one.name === name)),
      [from],
    );

/** The text of the first element at the end of a path; empty when there is none. */
export const at = (from: Element, path: string): string => all(from, path)[0]?.text ?? '';

/** Every element of the document, the outermost first. */
export const everyElement = (from: Element): Element[] => [from, ...from.children.flatMap(everyElement)];
