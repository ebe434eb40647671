import { readFileSync } from 'node:fs';
import { variables } from '@majak/desk/environment';
import { expect, test } from 'vitest';

const compose = readFileSync('deploy/compose.yaml', 'utf8');
const dockerfile = readFileSync('deploy/Dockerfile', 'utf8');
const environment = /^x-environment: &environment\n((?: {2}.*\n)+)/m.exec(compose)?.[1] ?? '';

test('every variable of the product reaches the containers, and no other', () => {
  const own = 'PICTURE_CACHE_DIR';
  const passed = [...environment.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name);
  expect(passed).toEqual(Object.keys(variables).filter((name) => name !== own));
  expect(compose).toContain(`${own}: /pictures`);
});

test('every service has a limit of memory', () => {
  const services = compose.slice(compose.indexOf('\nservices:'), compose.indexOf('\nvolumes:'));
  const bodies = services.split(/^ {2}(?=[a-z0-9-]+:$)/m).slice(1);
  expect(bodies).toHaveLength(7);
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
