import { sampleAnswers } from '@majak/sites/all-tools';
import type { Payload } from 'payload';
import { expect, test } from 'vitest';
import type { Request } from '../payload-types.ts';
import { confirmationMail, officeMail } from './request-mails.ts';

/** Forms in code: the store is not asked. */
const payload = {} as Payload;

const spam = 'Win a prize http://evil.example\r\nBcc: all@evil.example';
const request: Request = {
  id: 7,
  reference: 'MJK-7F3K-9QX2',
  kind: 'contact-request',
  formVersion: 1,
  answers: JSON.stringify({
    fullName: `${spam} name`,
    email: 'victim@example.org',
    phone: `${spam} phone`,
    euCitizen: 'NO',
    nationality: `${spam} nationality`,
    service: `${spam} service`,
    message: `${spam} message`,
  }),
  name: `${spam} name`,
  email: 'victim@example.org',
  phone: `${spam} phone`,
  nationality: `${spam} nationality`,
  service: `${spam} service`,
  status: 'REQUESTED',
  channels: '',
  bodyHash: '',
  stage: 'new',
  createdAt: '',
  updatedAt: '',
};
const key = 'MJK-7F3K-9QX2:confirmation';

test('the confirmation says nothing that a stranger typed, in no part of it', async () => {
  const mail = JSON.stringify({ ...(await confirmationMail(payload, request, key)), to: '' });
  expect(mail).not.toMatch(/prize|evil|victim|NO"/);
});

test('the confirmation says what it is, the reference, what happens next and when', async () => {
  const { text, subject, automatic } = await confirmationMail(
    payload,
    { ...request, service: 'Trade licence' },
    key,
  );
  expect(subject).toBe('We have your request MJK-7F3K-9QX2');
  expect(automatic).toBe('replied');
  expect(text).toContain('We have received your request and will get back to you shortly.');
  expect(text).toContain('Your reference is MJK-7F3K-9QX2.');
  expect(text).toContain('It is about: Trade licence.');
  expect(text).toMatch(
    /1\. A person answers you the same working day\..*\n2\. .* 12 hours later\.\n3\. .*price/,
  );
});

test('what happens next is what the form said that the request came from; its subject is not repeated', async () => {
  const { text } = await confirmationMail(payload, { ...request, service: 'Job: http://evil.example' }, key);
  expect(text).toContain('It is about: Job.');
  expect(text).toContain('reads it within five working days');
  expect(text).not.toContain('evil');
});

test('the office gets every word, and no program is told to pass over it', async () => {
  const { text, replyTo, automatic } = await officeMail(payload, request, key);
  for (const word of ['name', 'phone', 'nationality', 'service', 'message'])
    expect(text).toContain(`${spam} ${word}`);
  expect(replyTo).toBe('victim@example.org');
  expect(automatic).toBeUndefined();
});

test('the office reads the name of a group or a row once, above its answers', async () => {
  const slug = 'temporary-residence-certificate';
  const application = { ...request, kind: slug, answers: JSON.stringify(sampleAnswers[slug]) };
  const { text } = await officeMail(payload, application, key);
  expect(text).toContain('\n\nYour last address abroad\nStreet and number: Rua Exemplo 1\nTown: Porto\n');
  expect(text).toContain('\n\nChild 1\nFirst names: Sample\nSurname: Exemplo\nDate of birth: 29/02/2024\n');
  expect(text.match(/Child 1/g)).toHaveLength(1);
});
