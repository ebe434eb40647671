import type { Payload } from 'payload';

type Node = { type: string; [field: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

const wordsOf = (node: Node): string =>
  typeof node.text === 'string'
    ? node.text
    : (Array.isArray(node.children) ? node.children : []).filter(isNode).map(wordsOf).join('');
const count = (node: Node): number => wordsOf(node).split(/\s+/).length;

/** The same numbers each time, so that two stores are filled with the same. */
function numbers(): () => number {
  let state = 1;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

/** Sentences and bodies put together at random from the paragraphs of the sample articles. */
export async function textsOf(payload: Payload) {
  const { docs } = await payload.find({
    collection: 'articles',
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  const nodes: Node[] = docs
    .flatMap(({ body }) => body.root.children)
    .filter((node) => !JSON.stringify(node).includes('{{tool'));
  const paragraphs = nodes.filter(({ type }) => type !== 'heading');
  const headings = nodes.filter(({ type }) => type === 'heading');
  const sentences = paragraphs
    .flatMap((node) => wordsOf(node).split(/(?<=[.?])\s+/))
    .filter((text) => !text.includes('{{') && text.length > 20);
  const next = numbers();
  const oneOf = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(next() * items.length)];
    if (item === undefined) throw new Error('The sample content has no articles');
    return item;
  };
  return {
    sentence: (letters: number): string => oneOf(sentences).slice(0, letters),
    body: (words: number) => {
      const children: Node[] = [];
      for (let written = 0, part = 0; written < words; part += 1) {
        const node = part % 4 === 0 ? oneOf(headings) : oneOf(paragraphs);
        children.push(node);
        written += count(node);
      }
      return { root: { type: 'root', format: '', indent: 0, version: 1, direction: 'ltr', children } };
    },
  };
}
