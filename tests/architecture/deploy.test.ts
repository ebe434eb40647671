import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { variables } from '@majak/desk/environment';
import { expect, test } from 'vitest';
import { servingCommands } from '../../bin/serving-commands.ts';

const compose = readFileSync('deploy/compose.yaml', 'utf8');
const dockerfile = readFileSync('deploy/Dockerfile', 'utf8');
const environment = /^x-environment: &environment\n((?: {2}.*\n)+)/m.exec(compose)?.[1] ?? '';

test('every variable of the product reaches the containers, and no other', () => {
  const own = 'PICTURE_CACHE_DIR';
  const passed = [...environment.matchAll(/^ {2}([A-Z][A-Z0-9_]*):/gm)].map(([, name]) => name);
  expect(passed).toEqual(Object.keys(variables).filter((name) => name !== own));
  expect(compose).toContain(`${own}: /pictures`);
});

test('every service has a limit of memory', () => {
  const services = compose.slice(compose.indexOf('\nservices:'), compose.indexOf('\nvolumes:'));
  const bodies = services.split(/^ {2}(?=[a-z0-9-]+:$)/m).slice(1);
  expect(bodies).toHaveLength(8);
  expect(bodies.filter((body) => !/mem_limit:|<<: \*web/.test(body))).toEqual([]);
  expect(compose).toMatch(/^x-web: &web\n(?: {2}.*\n)*? {2}mem_limit: 512m$/m);
});

test('the images hold no workspace of the tests, run as nobody special and are asked whether they are ready', () => {
  expect(dockerfile).not.toMatch(/COPY tests/);
  expect(dockerfile).toContain('npm ci --omit=dev');
  expect(dockerfile).toContain('USER node');
  expect(dockerfile).toContain('/api/v1/health/ready');
  expect(compose).toContain('127.0.0.1:3002/health/ready');
});

test('a backup can be made and put back in containers: the clients are as new as the server', () => {
  const server = /image: postgres:(\d+)/.exec(compose)?.[1];
  expect(dockerfile).toContain(`postgresql-client-${server} `);
  expect(dockerfile).toMatch(/^COPY bin bin$/m);
});

const stages = dockerfile.split(/^(?=FROM )/m);
/** The last command of a stage. */
const commandOf = (stage: string): string[] => {
  const text = stages.find((lines) => lines.startsWith(`FROM serving AS ${stage}\n`)) ?? '';
  return JSON.parse(/^CMD (\[.*\])$/m.exec(text)?.[1] ?? '[]');
};

test('an image starts what it serves as bin/start does', () => {
  const memory = (text: string) => text.match(/MALLOC_\w+=\d+/g);
  expect(commandOf('web')).toEqual(['node', ...servingCommands.web]);
  expect(commandOf('studio')).toEqual(['node', ...servingCommands.studio, '-p', '3001']);
  expect(compose).toContain(`command: [node, ${servingCommands.outbox.join(', ')}]`);
  expect(compose).toContain(`command: [node, ${servingCommands.identity.join(', ')}]`);
  expect(memory(dockerfile)).toEqual(memory(readFileSync('bin/start', 'utf8')));
  expect(memory(dockerfile)).toHaveLength(2);
});

test('what the images copy and run from the repository is there, and nothing that a build needs is left out', () => {
  const ignored = readFileSync('deploy/Dockerfile.dockerignore', 'utf8').split('\n').filter(Boolean);
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, from = '']) =>
    from.split(' '),
  );
  expect(copied.length).toBeGreaterThan(10);
  expect(copied.filter((from) => !existsSync(from))).toEqual([]);
  expect(copied.filter((from) => ignored.includes(from))).toEqual([]);
  const run = [
    ...`${dockerfile}${compose}`.matchAll(
      /(?:apps|packages|node_modules)\/[\w/.-]+\.(?:ts|mjs)|node_modules\/next\/dist\/bin\/next/g,
    ),
  ];
  expect(run.map(([file]) => file).filter((file) => !existsSync(file))).toEqual([]);
});

test('every workspace that the product needs is installed in the images', () => {
  const { workspaces }: { workspaces: string[] } = JSON.parse(readFileSync('package.json', 'utf8'));
  const all = workspaces
    .flatMap((glob) => globSync(`${glob}/package.json`))
    .filter((file) => !file.startsWith('tests/'));
  expect(all.length).toBeGreaterThan(6);
  expect(all.filter((file) => !dockerfile.includes(`COPY ${file} ${path.dirname(file)}/`))).toEqual([]);
});
