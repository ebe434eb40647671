import { expect, test } from 'vitest';
import { requireSignIn } from './require-sign-in.ts';

const stranger = () => false;
const at = (path: string) => new URL(path, 'http://studio.example');

test.each([
  ['/admin', '/admin/login'],
  ['/admin/', '/admin/login'],
  ['/admin/collections/articles', '/admin/login?redirect=%2Fadmin%2Fcollections%2Farticles'],
  ['/admin/collections/pages/4?x=1', '/admin/login?redirect=%2Fadmin%2Fcollections%2Fpages%2F4%3Fx%3D1'],
])('a stranger who asks for %s is sent to %s', (asked, expected) => {
  expect(requireSignIn(at(asked), stranger)).toBe(expected);
});

test.each([
  '/admin/login',
  '/admin/login?redirect=%2Fadmin',
  '/admin/forgot',
  '/admin/reset/abc',
  '/admin/logout',
  '/',
  '/administration',
])('%s is open to strangers', (asked) => {
  expect(requireSignIn(at(asked), stranger)).toBeUndefined();
});

test('whoever has a session passes', () => {
  expect(requireSignIn(at('/admin/collections/articles'), (name) => name === 'majak-token')).toBeUndefined();
});
