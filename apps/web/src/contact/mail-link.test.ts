import { expect, test } from 'vitest';
import { mailLink } from './mail-link.ts';

test('everything typed is in the mail, and nothing of it can add a header', () => {
  const link = mailLink('hello@majak.example', {
    cf_full_name: 'A & B?bcc=x',
    description: 'Line 1\nLine 2 ❤',
  });
  const url = new URL(link);
  expect(url.protocol).toBe('mailto:');
  expect([...url.searchParams.keys()]).toEqual(['subject', 'body']);
  expect(url.searchParams.get('body')).toContain('Name: A & B?bcc=x');
  expect(url.searchParams.get('body')).toContain('Line 2 ❤');
});
