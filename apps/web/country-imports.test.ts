import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fromFolders } from './country-imports.ts';

const root = path.resolve(import.meta.dirname, '../..');
const bringing = globSync('{packages/tools/src,sites}/**/bring-*.ts', { cwd: root }).sort();

test('five lists are brought by the folder of a country', () => {
  expect(bringing.map((file) => path.basename(file, '.ts')).sort()).toEqual([
    'bring-application',
    'bring-calculator',
    'bring-document-form',
    'bring-enquiry',
    'bring-synonyms',
  ]);
});

test.each(bringing)('%s brings the list of each country that has one, and nothing by a name', (file) => {
  const folder = path.dirname(path.join(root, file));
  const made = fromFolders(readFileSync(path.join(root, file), 'utf8'), folder);
  const brought = [...made.matchAll(/(\w+): \(\) => import\('\.\/(\w+)\/([\w-]+\.ts)'\)/g)];
  const list = brought[0]?.[3];
  expect(brought.map(([, name, from]) => [name, from])).toEqual(
    globSync(`*/${list}`, { cwd: folder })
      .map((found) => path.dirname(found))
      .sort()
      .map((name) => [name, name]),
  );
  expect(brought.length).toBeGreaterThan(1);
  expect(made).toContain(' })[country]()');
  expect(made).not.toContain('import(`');
});
