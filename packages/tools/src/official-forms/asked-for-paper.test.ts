import { expect, test } from 'vitest';
import { askedForPaper } from './asked-for-paper.ts';
import { askedForm } from './paper-fixture.ts';

const asked = (...paths: string[]) =>
  askedForPaper(askedForm, Object.fromEntries(paths.map((path, at) => [`box${at}`, { path }])), {});

test('only what the paper needs is asked, page by page', () => {
  expect(
    asked('address.city', 'surname', 'children.0.name').map(({ title, fields }) => [title, fields]),
  ).toEqual([
    ['About you', ['surname']],
    ['Your family', ['children']],
    ['The rest', ['address']],
  ]);
});

test('what decides over an answer is asked with it', () => {
  expect(asked('spouse')).toMatchObject([{ key: 'family', fields: ['status', 'spouse'] }]);
});

test('a path of nothing asks nothing', () => {
  expect(asked('constructor', 'nickname')).toEqual([]);
});
