import { globSync, readdirSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { circlesIn } from './import-circles.ts';
import { codeFiles, importsOf, isTest, read } from './imports.ts';

const files = codeFiles();
const product = files.filter((file) => !isTest(file));
const imports = product.flatMap(importsOf);
const room = (place: string) => /^(packages\/[a-z]+|apps\/[a-z]+|sites)\b/.exec(place)?.[1];

/** Which rooms a room may import from, besides itself. */
const mayImport: Record<string, string[]> = {
  'packages/law': [],
  'packages/ui': [],
  sites: ['packages/law', 'packages/tools'],
  'packages/tools': ['packages/law'],
  'packages/desk': ['packages/tools', 'packages/law', 'sites'],
  'apps/web': ['packages/desk', 'packages/tools', 'packages/law', 'packages/ui', 'sites'],
  'apps/studio': ['packages/desk', 'packages/ui', 'sites'],
};

test('imports between rooms go one way', () => {
  const offenders = imports.filter(({ file, to }) => {
    const [from, target] = [room(file), room(to)];
    return from && target && from !== target && !mayImport[from]?.includes(target);
  });
  expect(offenders).toEqual([]);
});

test('no file imports itself by way of others, not even a type', () => {
  const drawn: Record<string, string[]> = {
    a: ['b'],
    b: ['c', 'e'],
    c: ['a'],
    d: ['a', 'e'],
    e: [],
    f: ['f'],
  };
  const importsIn = (file: string) => (drawn[file] ?? []).map((to) => ({ to }));
  expect(circlesIn(Object.keys(drawn), importsIn)).toEqual([['a', 'b', 'c'], ['f']]);
  expect(circlesIn(files)).toEqual([]);
});

test('law and tools import no React, no framework and no Node module', () => {
  const pure = imports.filter(({ file }) => /^packages\/(law|tools)\//.test(file));
  const formats = 'bysquare/pay|fast-xml-parser|ibantools|iso-3166|papaparse|qr';
  const allowed = new RegExp(`^(big\\.js$|zod/mini|(${formats})$|packages/(law|tools)/)`);
  expect(pure.filter(({ to }) => !allowed.test(to) || isBuiltin(to))).toEqual([]);
});

test('what every law has in common knows no country: a jurisdiction is handed in', () => {
  const generic = imports.filter(({ file }) => /^packages\/law\/[^/]+$/.test(file));
  expect(generic.length).toBeGreaterThan(20);
  expect(generic.filter(({ to }) => /^packages\/law\/[a-z]{2}\//.test(to))).toEqual([]);
});

test('law and tools read no clock, no random, no environment', () => {
  const forbidden =
    /Date\.now|new Date\(\)|Math\.random|process\.|globalThis|import\.meta\.env|performance\./;
  expect(
    product.filter((file) => /^packages\/(law|tools)\//.test(file) && forbidden.test(read(file))),
  ).toEqual([]);
});

const folderOf = (place: string, kind: RegExp) => kind.exec(place)?.[1];
test.each([
  [
    'a tool never imports a tool',
    /^packages\/tools\/src\/(?:(?:calculators|documents)\/(?:[a-z]{2}\/)?|forms\/)([^/]{3,})\//,
  ],
  ['a port never imports a port', /^packages\/desk\/ports\/([^/]+)\//],
])('%s', (_, kind) => {
  const offenders = imports.filter(({ file, to }) => {
    const [from, target] = [folderOf(file, kind), folderOf(to, kind)];
    return from && target && from !== target;
  });
  expect(offenders).toEqual([]);
});

test('only desk/env.ts reads process.env', () => {
  // Next tells its runtimes apart by this variable, before any code of ours may load.
  const own = (file: string) => read(file).replaceAll('process.env.NEXT_RUNTIME', '');
  expect(product.filter((file) => file !== 'packages/desk/env.ts' && /process\.env/.test(own(file)))).toEqual(
    [],
  );
});

const folders = (of: string) =>
  readdirSync(of, { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []));

test.each(folders('packages/desk/ports'))(
  'the %s port has a type, a local adapter, and a contract for all',
  (port) => {
    const own = readdirSync(`packages/desk/ports/${port}`);
    for (const file of ['port.ts', 'local.ts', 'contract.ts', 'local.test.ts']) expect(own).toContain(file);
    const chosen = imports.filter(({ file }) => file === 'packages/desk/services.ts').map(({ to }) => to);
    const adapters = chosen.filter(
      (to) => to.startsWith(`packages/desk/ports/${port}/`) && !to.endsWith('/port.ts'),
    );
    expect(adapters.length).toBeGreaterThan(1);
    const offenders = imports.filter(
      ({ file, to }) =>
        file !== 'packages/desk/services.ts' && adapters.includes(to.replace(/(\.ts)?$/, '.ts')),
    );
    expect(offenders).toEqual([]);
  },
);

test('only desk/signature.ts signs with the secret', () => {
  const signs = product.filter((file) => /createHmac\([^)]*env\.secret/.test(read(file)));
  expect(signs).toEqual(['packages/desk/signature.ts']);
});

test('only payload.ts and scripts open the store; content reaches the site through content/read.ts', () => {
  const opens = product.filter(
    (file) => file.startsWith('apps/web/') && /payload\.find|getPayload\(/.test(read(file)),
  );
  expect(opens).toEqual([]);
});

test('the names of the help desk stand at the fields on the wire and in its adapter, and nowhere else', () => {
  const named = product.filter((file) => /\bcf_[a-z]/.test(read(file)));
  expect(named).toEqual([
    'packages/desk/ports/help-desk/freshdesk-ticket.ts',
    'packages/tools/src/form/moving-form-fixture.ts',
    'packages/tools/src/forms/requester.ts',
  ]);
});

test('no file only re-exports', () => {
  const bare = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '').trim();
  const reexport = /^(export\s+(\*|(type\s+)?\{[^}]*\})\s*from\s*['"][^'"]+['"];?\s*)+$/;
  expect(product.filter((file) => reexport.test(bare(read(file))))).toEqual([]);
});

test('nothing is called utils, helpers, common, shared, misc or manager; files are kebab-case', () => {
  const nothing = /\/(utils?|helpers?|common|shared|misc|manager)(\/|\.tsx?$)/;
  expect(files.filter((file) => nothing.test(file))).toEqual([]);
  const named = files.filter((file) => !file.includes('/pages/') && !file.startsWith('apps/studio/src/app/'));
  expect(named.filter((file) => !/\/[a-z0-9]+([-.][a-z0-9]+)*\.(ts|tsx|astro)$/.test(file))).toEqual([]);
});

test('no file has more than 250 lines; .astro files only route', () => {
  const lines = (file: string) => read(file).split('\n').length;
  const data = /^(sites\/|packages\/law\/)|\/examples\.ts$/;
  expect(files.filter((file) => !data.test(file) && lines(file) > 250)).toEqual([]);
  expect(files.filter((file) => file.endsWith('.astro') && lines(file) > 50)).toEqual([]);
});

test('no style sheet has more than 250 lines, and none of the design knows a part of the site', () => {
  const sheets = globSync('{apps,packages}/*/src/**/*.{css,scss}', {
    exclude: (name) => /node_modules/.test(String(name)),
  });
  expect(sheets.length).toBeGreaterThan(15);
  expect(sheets.filter((file) => read(file).split('\n').length > 250)).toEqual([]);
  // What only one part of the site wears lies beside that part.
  const ofThePart = /\.(stepper|tabs|lesson|term|tool|sheet)[a-z-]*[\s:,{]|apps\//;
  expect(sheets.filter((file) => file.startsWith('packages/ui/') && ofThePart.test(read(file)))).toEqual([]);
});

test('only processes of their own load what draws and resizes: its memory is never given back', () => {
  const heavy = /^(sharp|@myriaddreamin\/typst-ts-node-compiler)$/;
  const isLoaded = ({ file, to }: { file: string; to: string }) =>
    new RegExp(
      `import (?!type )[^;]*/${path.basename(to, '.ts')}(\\.ts)?'|import\\('[^']*/${path.basename(to, '.ts')}(\\.ts)?'`,
    ).test(read(file));
  // The studio resizes what is uploaded.
  const loads = new Set(
    imports
      .filter(({ file, to }) => heavy.test(to) && file !== 'packages/desk/payload.config.ts')
      .map(({ file }) => file),
  );
  /** A process of its own, or what such a process alone imports. */
  const isOfAProcess = (file: string): boolean => {
    const users = imports.filter(({ to }) => to.replace(/(\.ts)?$/, '.ts') === file);
    return file.endsWith('-worker.ts') || (users.length > 0 && users.every((one) => isOfAProcess(one.file)));
  };
  const offenders = imports.filter(
    (one) => loads.has(one.to.replace(/(\.ts)?$/, '.ts')) && isLoaded(one) && !isOfAProcess(one.file),
  );
  expect(loads.size).toBeGreaterThan(0);
  expect(offenders).toEqual([]);
});
