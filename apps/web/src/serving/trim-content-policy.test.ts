import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { trimContentPolicy } from './trim-content-policy.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const [shell, island, style, other] = ['let a = "á";\n', 'island()', '.a{b:c}', 'other()'];
const policy = (...hashes: string[]) =>
  `default-src 'none';script-src 'self'${hashes.map((hash) => ` ${hash}`).join('')}; style-src 'self' ${hashOf(style)};`;

test('what stands in the page keeps its hash, and nothing else does', () => {
  const html = `<style>${style}</style><script type="module">${shell}</script><script src="/a.js"></script><script>${island}</script>`;
  expect(trimContentPolicy(policy(hashOf(shell), hashOf(other), hashOf(island)), html)).toBe(
    policy(hashOf(shell), hashOf(island)),
  );
});

test('a page without any keeps its sources', () => {
  expect(trimContentPolicy(`script-src 'self' ${hashOf(other)}; style-src 'self'`, '<p>')).toBe(
    "script-src 'self'; style-src 'self'",
  );
});
