import { randomUUID } from 'node:crypto';
import { findForm, listForms } from '@majak/desk/content/read-forms';
import { erase } from '@majak/desk/outbox/redact-requests';
import { officeMail } from '@majak/desk/outbox/request-mails';
import { findSubmissionKind } from '@majak/desk/submissions/find-submission-kind';
import { submit } from '@majak/desk/submissions/submit';
import { exportPerson } from '@majak/desk/use-cases/export-person';
import { textsToAnswers } from '@majak/tools/form/field-texts';
import { readForm } from '@majak/tools/form/form';
import { definedFormKey } from '@majak/tools/forms/applications/editor-forms/form-definition';
import type { Payload } from 'payload';
import { beforeAll, expect, test } from 'vitest';
import { store } from '../support/store.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await store();
});

const shared = { collection: 'forms', depth: 0, overrideAccess: true } as const;
const plate = { blockType: 'text', label: 'Number plate' } as const;
const colour = { blockType: 'select', label: 'Colour', options: 'Red\nBlue', impersonal: true } as const;
const pagesOf = (...questions: ({ blockType: 'text' | 'select'; label: string } & object)[]) =>
  [{ blockType: 'formPage', title: 'Your car', questions }] as never;
const written = (slug: string) => ({
  title: 'Bring your car',
  slug,
  lead: 'For people who move here with a car.',
  minutes: 5,
  have: 'The registration papers\n\nA photo',
  service: 'Car from abroad',
  thanksTitle: 'We have it',
  next: 'You hear from us tomorrow.',
  pages: pagesOf(plate, colour),
});
const publish = (slug: string, more: object = {}) =>
  payload.create({ ...shared, data: { ...written(slug), _status: 'published', ...more } });
const newSlug = () => `car-${randomUUID()}`;
const saidOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'published',
    (error) => JSON.stringify(error.data?.errors ?? error.message),
  );

async function handIn(slug: string, answers: Record<string, string>): Promise<string> {
  const kind = await findSubmissionKind(payload, definedFormKey(slug));
  if (!kind) throw new Error('No such form');
  const who = {
    fullName: 'Canary Sample',
    nationality: 'Brazil',
    email: 'canary-form@example.com',
    phone: '+420 601 000 000',
  };
  const reading = readForm(
    kind.form,
    textsToAnswers(kind.form.fields, { ...who, ...answers, consent: 'yes' }),
  );
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  const result = await submit(payload, { kind, answers: reading.value, spam: false });
  if (result.kind !== 'accepted') throw new Error(result.kind);
  return result.reference;
}
const requestOf = async (reference: string) => {
  const { docs } = await payload.find({
    collection: 'requests',
    where: { reference: { equals: reference } },
    overrideAccess: true,
  });
  if (!docs[0]) throw new Error('No such request');
  return docs[0];
};
const linesOf = async (reference: string) => {
  const { lines } = await requestOf(reference);
  return Array.isArray(lines) ? lines.map((line) => `${Object(line).label}: ${Object(line).text}`) : [];
};

test('a version is written down for each change that is published, and for nothing else', async () => {
  const slug = newSlug();
  const { id, version } = await publish(slug);
  expect(version).toBe(1);
  expect((await findForm(slug))?.pages[0]?.questions.map(({ key }) => key)).toEqual([
    'number_plate',
    'colour',
  ]);
  expect((await findForm(slug))?.have).toEqual(['The registration papers', 'A photo']);
  const again = await payload.update({ ...shared, id, data: { _status: 'published' } });
  expect(again.version).toBe(1);
  await payload.update({ ...shared, id, draft: true, data: { pages: pagesOf(plate), _status: 'draft' } });
  expect((await findForm(slug))?.pages[0]?.questions).toHaveLength(2);
  const changed = await payload.update({
    ...shared,
    id,
    data: { pages: pagesOf(plate), _status: 'published' },
  });
  expect(changed.version).toBe(2);
  expect((await findForm(slug))?.pages[0]?.questions).toHaveLength(1);
});

test('what is wrong is told in whole sentences when it is published; a draft may be unfinished', async () => {
  const slug = newSlug();
  const draft = await payload.create({ ...shared, draft: true, data: { title: 'Half', slug } });
  const said = await saidOf(
    payload.update({ ...shared, id: draft.id, data: { pages: pagesOf(plate, plate), _status: 'published' } }),
  );
  expect(said).toContain('Two questions have the key “number_plate”.');
  expect(said).toContain('Say how many minutes the form takes.');
  expect(await findForm(slug)).toBeUndefined();
  const lost = { ...plate, condition: { question: 'hue', is: 'Red' } };
  expect(await saidOf(publish(newSlug(), { pages: pagesOf(lost) }))).toContain(
    '“Number plate” depends on a question that does not come before it.',
  );
});

test.each(['consultation', 'temporary-residence-certificate'])('the address of %s is taken', async (slug) => {
  expect(await saidOf(publish(slug))).toContain('belongs to a form of the site itself');
});

test('a submission opens by the version it was made with, also once the form is gone, until it is erased', async () => {
  const slug = newSlug();
  const { id } = await publish(slug);
  const first = await handIn(slug, { number_plate: '1AB 2345', colour: 'Blue' });
  const renamed = { ...plate, key: 'number_plate', label: 'Plate' };
  await payload.update({ ...shared, id, data: { pages: pagesOf(renamed), _status: 'published' } });
  const second = await handIn(slug, { number_plate: '2CD' });
  expect((await listForms()).map((form) => form.slug)).toContain(slug);
  await payload.delete({ ...shared, id });
  expect(await findForm(slug)).toBeUndefined();
  expect((await linesOf(first)).slice(0, 2)).toEqual(['Number plate: 1AB 2345', 'Colour: Blue']);
  expect((await linesOf(second))[0]).toBe('Plate: 2CD');
  const request = await requestOf(first);
  expect(request).toMatchObject({ name: 'Canary Sample', nationality: 'Brazil', service: 'Car from abroad' });
  expect((await officeMail(payload, request, 'key')).text).toContain('by the form “Bring your car”');
  const { requests } = await exportPerson(payload, 'canary-form@example.com', new Date());
  expect(requests.map(({ answers }) => answers[0]?.label)).toEqual(['Number plate', 'Plate']);

  await erase(payload, first, new Date());
  const left = JSON.stringify(await requestOf(first));
  expect(left).not.toMatch(/1AB|Canary|canary/);
  expect(await linesOf(first)).toContain('Colour: Blue');
  // Whoever builds another of the same name does not get the numbers of the old one.
  expect((await publish(slug)).version).toBe(3);
});
