/** An element to be written: a text, children in their order (a list repeats its name), or both attributes (`@name`) and text (`#`). */
export type Written = string | undefined | readonly Written[] | { readonly [name: string]: Written };

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
const isList = (node: Written): node is readonly Written[] => Array.isArray(node);

/** An element as text, each on a line of its own. What is undefined is left out: that is not an empty element. */
function element(name: string, node: Written, indent: string): string {
  if (node === undefined) return '';
  if (typeof node === 'string') return `${indent}<${name}>${escaped(node)}</${name}>\n`;
  if (isList(node)) return node.map((one) => element(name, one, indent)).join('');
  let [attributes, text, inside] = ['', '', ''];
  for (const [key, value] of Object.entries(node)) {
    if (key === '#') text = typeof value === 'string' ? escaped(value) : '';
    else if (!key.startsWith('@')) inside += element(key, value, `${indent}  `);
    else if (typeof value === 'string') attributes += ` ${key.slice(1)}="${escaped(value)}"`;
  }
  const content = inside ? `\n${inside}${indent}` : text;
  return `${indent}<${name}${attributes}>${content}</${name}>\n`;
}

/**
 * Writes a document in UTF-8. The elements come in the order in which the object has them. A builder of the library
 * that reads takes five times as long, which was a quarter of what a long invoice took.
 */
export const writeXml = (root: { readonly [name: string]: Written }): string =>
  Object.entries(root).reduce(
    (written, [name, node]) => written + element(name, node, ''),
    '<?xml version="1.0" encoding="UTF-8"?>\n',
  );
