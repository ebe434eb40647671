import { done, failed, type Result } from '@majak/law/result';
import { XMLParser, XMLValidator } from 'fast-xml-parser';

/** An element that was read. Names are without their prefix. */
export type XmlNode = { readonly [name: string]: unknown };

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  textNodeName: '#',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  htmlEntities: true,
});
const lengthMax = 5_000_000;

export const isNode = (value: unknown): value is XmlNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a document whose outermost element has this name. A document type, and with it every entity of its own, is refused. */
export function readXml(text: string, root: string): Result<XmlNode> {
  if (text.length > lengthMax) return failed('The file is too large');
  const bare = text.replace(/^\uFEFF/, '');
  if (/<!DOCTYPE|<!ENTITY/i.test(bare)) return failed('The file has a document type, which is not allowed');
  if (!bare.trimStart().startsWith('<') || XMLValidator.validate(bare) !== true)
    return failed('The file is not well-formed XML');
  try {
    const read: unknown = parser.parse(bare);
    const found = isNode(read) ? read[root] : undefined;
    return isNode(found) ? done(found) : failed(`The file has no element ${root}`);
  } catch {
    return failed('The file is not well-formed XML');
  }
}

/** Every child of this name, whether there is one or there are many; an element without children is a text. */
export function childrenOf(node: unknown, name: string): readonly unknown[] {
  const found = isNode(node) && Object.hasOwn(node, name) ? node[name] : undefined;
  if (found === undefined) return [];
  return Array.isArray(found) ? found : [found];
}

/** The first element at the end of a path of names. */
export const childOf = (node: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((parent, name) => childrenOf(parent, name)[0], node);

/** The text of the first element at the end of a path; empty when there is none. */
export function textOf(node: unknown, ...path: readonly string[]): string {
  const found = childOf(node, ...path);
  if (typeof found === 'string') return found;
  const inner = isNode(found) ? found['#'] : undefined;
  return typeof inner === 'string' ? inner : '';
}
