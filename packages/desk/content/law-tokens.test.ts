import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Payload, ValidationError } from 'payload';
import { beforeAll, expect, test, vi } from 'vitest';
import { publishDue } from '../outbox/publish-due.ts';

vi.stubEnv('DATABASE_URL', '');
vi.stubEnv('DATA_DIR', mkdtempSync(path.join(tmpdir(), 'majak-tokens-')));
// It knows the site, and with it the environment: that is read once.
const { faultsIn } = await import('./law-tokens.ts');

let payload: Payload;
let richText: (markdown: string) => unknown;
beforeAll(async () => {
  payload = await (await import('../payload.ts')).openPayload();
  await (await import('../migrations/migrate.ts')).migrate(payload);
  richText = await (await import('./seed/rich-text.ts')).markdownToRichText(payload);
}, 120_000);

const good = '{{law cz.vat.standard 2026}}';
const unknown = '{{law cz.vat.unknown 2026}}';
const past = '{{law cz.credit.student.year 2024}}';

const page = (slug: string, text: string) => ({
  title: 'Guide',
  slug,
  headerTone: 'solid',
  sections: [
    { blockType: 'prose', body: richText(`Some **text**\n\n- with ${text}`) },
    {
      blockType: 'questions',
      title: 'Questions',
      items: [{ question: 'How much?', answer: `It is ${text}.` }],
    },
  ],
});
const save = (data: object, status: 'draft' | 'published') =>
  payload.create({
    collection: 'pages',
    data: { ...data, _status: status } as never,
    draft: status === 'draft',
    depth: 0,
    overrideAccess: true,
  });
const publish = (id: number) =>
  payload.update({
    collection: 'pages',
    id,
    data: { _status: 'published' },
    depth: 0,
    overrideAccess: true,
  });
const errorsOf = async (saving: Promise<unknown>) => {
  const error = await saving.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ValidationError);
  return error as ValidationError;
};

test('a page whose tokens have values is published', async () => {
  await expect(save(page('good', good), 'published')).resolves.toMatchObject({ _status: 'published' });
});

test('an unknown rule is saved as a draft and refused to be published, by name and at its fields', async () => {
  const { id } = await save(page('unknown', unknown), 'draft');
  const error = await errorsOf(publish(id));
  expect(error.message).toContain(`${unknown} doesn’t name a rule of the law`);
  expect(error.data.errors.map((one) => one.path)).toEqual(['sections.0.body', 'sections.1.items.0.answer']);
  await payload.update({
    collection: 'pages',
    id,
    data: page('unknown', good) as never,
    draft: true,
    depth: 0,
    overrideAccess: true,
  });
  await expect(publish(id)).resolves.toMatchObject({ _status: 'published' });
});

test('a rule without a value at that time is refused too, in an article', async () => {
  const article = {
    title: 'Article',
    slug: 'article',
    lead: 'What it says.',
    body: richText(`A credit of ${past}.`),
    writtenOn: '2026-11-01',
    checkedOn: '2026-11-01',
    _status: 'published',
  };
  const error = await errorsOf(
    payload.create({ collection: 'articles', data: article as never, depth: 0, overrideAccess: true }),
  );
  expect(error.message).toContain(`${past} names a rule that has no value then`);
});

test('a draft with a date stays a draft when the time comes', async () => {
  const { id } = await save({ ...page('later', unknown), publishAt: '2026-01-01T00:00:00.000Z' }, 'draft');
  await publishDue(payload, new Date('2026-01-02'));
  const found = await payload.findByID({ collection: 'pages', id, draft: true, depth: 0 });
  expect(found).toMatchObject({ _status: 'draft', publishAt: null });
});

const tool = '{{tool Czech-VAT-calculator}}';
const text = { type: 'text', text: tool };
const node = (type: string, ...children: object[]) => ({ type, children });
const alone = node('paragraph', text);
const pathsOf = (...children: object[]) =>
  faultsIn({ body: { root: node('root', ...children) } }).map(({ path: at }) => at);

test('a calculator stands alone in a plain paragraph of a running text', () => {
  expect(pathsOf(node('heading', { type: 'text', text: 'Try it' }), alone)).toEqual([]);
});

test.each([
  ['a list item', node('list', node('listitem', text))],
  ['a heading', node('heading', text)],
  ['a quote', node('quote', text)],
  ['a paragraph of a table cell', node('table', node('tablerow', node('tablecell', alone)))],
  ['a paragraph with a line break', node('paragraph', text, { type: 'linebreak' })],
  ['a paragraph with more text', node('paragraph', text, { type: 'text', text: ' is ours' })],
  ['a link', node('paragraph', node('link', text))],
])('a calculator in %s is refused', (_, place) => {
  expect(pathsOf(place)).toEqual(['body']);
});

test('a calculator in a plain text field is refused, at the field', () => {
  const faults = faultsIn({ title: tool, sections: [{ text: tool }] });
  expect(faults.map(({ path: at }) => at)).toEqual(['title', 'sections.0.text']);
});
