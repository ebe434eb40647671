import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fromFolders } from './country-imports.ts';

const tools = path.resolve(import.meta.dirname, '../../packages/tools/src');
const bringing = globSync('**/bring-*.ts', { cwd: tools }).sort();

test('four lists are brought by the folder of a country', () => {
  expect(bringing.map((file) => path.basename(file, '.ts')).sort()).toEqual([
    'bring-application',
    'bring-calculator',
    'bring-document-form',
    'bring-enquiry',
  ]);
});

test.each(bringing)('%s brings the list of each country that has one, and nothing by a name', (file) => {
  const folder = path.dirname(path.join(tools, file));
  const made = fromFolders(readFileSync(path.join(tools, file), 'utf8'), folder);
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
