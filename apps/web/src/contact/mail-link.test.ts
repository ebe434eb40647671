import { contactRequest } from '@majak/tools/forms/contact-request/form';
import { expect, test } from 'vitest';
import { mailLink } from './mail-link.ts';

test('everything typed is in the mail, and nothing of it can add a header', () => {
  const link = mailLink('hello@majak.example', contactRequest.fields, {
    fullName: 'A & B?bcc=x',
    euCitizen: 'NO',
    message: 'Line 1\nLine 2 ❤',
  });
  const url = new URL(link);
  expect(url.protocol).toBe('mailto:');
  expect([...url.searchParams.keys()]).toEqual(['subject', 'body']);
  expect(url.searchParams.get('body')).toBe(
    'Full name: A & B?bcc=x\r\nAre you an EU citizen?: No\r\n\r\nLine 1\nLine 2 ❤',
  );
});
