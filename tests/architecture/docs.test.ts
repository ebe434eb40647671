import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';

/** Prose for people who work here; the Markdown of `sites` is content, whose links lead to addresses. */
const pages = globSync(['*.md', 'docs/**/*.md', 'deploy/**/*.md']).sort();
const read = (file: string) => readFileSync(file, 'utf8');
const everything = pages.map(read).join('\n');
const manifest = z.object({ scripts: z.record(z.string(), z.string()) });
const scriptsOf = (workspace = '.') =>
  Object.keys(manifest.parse(JSON.parse(read(path.join(workspace, 'package.json')))).scripts);

/** Text without its code: a link there is an example. */
const prose = (text: string) => text.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '');
const linksOf = (text: string) => [...prose(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, to = '']) => to);

/** The part of an address by which a heading is found, as code hosts make it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replaceAll(' ', '-');
const anchorsIn = (file: string) =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, text = '']) => anchorOf(text));

const relative = pages.flatMap((page) =>
  linksOf(read(page))
    .filter((to) => !/^[a-z]+:/.test(to))
    .map((to) => ({ page, to })),
);

test('every link leads to a file, and to a heading that is there', () => {
  const broken = relative.filter(({ page, to }) => {
    const [file = '', anchor] = to.split('#');
    const target = file === '' ? page : path.join(path.dirname(page), file);
    if (!existsSync(target)) return true;
    return anchor !== undefined && !anchorsIn(target).includes(anchor);
  });
  expect(relative.length).toBeGreaterThan(20);
  expect(broken).toEqual([]);
});

test('every npm script and every command in bin that the docs name exists', () => {
  const scripts = [...everything.matchAll(/npm run ([a-z:]+)(?: -w ([a-z/]+))?/g)];
  const unknown = scripts.filter(([, name = '', workspace]) => !scriptsOf(workspace).includes(name));
  expect(unknown.map(([command]) => command)).toEqual([]);
  const commands = [...everything.matchAll(/(?<![./\w])bin\/[a-z][\w./-]*\w/g)].map(([command]) => command);
  expect(commands.length).toBeGreaterThan(5);
  expect(commands.filter((command) => !existsSync(command))).toEqual([]);
});

test('every file and folder of the repository that the docs name exists', () => {
  const named = [...everything.matchAll(/`((?:apps|packages|sites|tests|deploy)\/[\w./[\]-]+)`/g)];
  const made = /\/(dist|\.next|\.env)\b/;
  const missing = named
    .map(([, file = '']) => file)
    .filter(
      (file) => !made.test(file) && !/my-(calculator|document|country)/.test(file) && !existsSync(file),
    );
  expect(missing).toEqual([]);
});

test('every variable that the docs name is one the product knows', () => {
  const known = new Set(
    [...read('.env.example').matchAll(/^# ([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name),
  );
  const foreign = new Set(['CHROME_PATH', 'POSTGRES_PASSWORD', 'ISDOC_XSD', 'POHODA_XSD']);
  const named = [...everything.matchAll(/`([A-Z]+(?:_[A-Z]+)+)(?:=[^`]*)?`/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !known.has(name) && !foreign.has(name))).toEqual([]);
  // A default that is a list of none is nothing.
  expect(read('.env.example')).not.toContain('[object');
});

test('every decision is on the list of decisions', () => {
  const listed = linksOf(read('docs/decisions/README.md'));
  const there = globSync('docs/decisions/0*.md').map((file) => path.basename(file));
  expect(there.filter((file) => !listed.includes(file))).toEqual([]);
});
