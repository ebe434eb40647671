import { randomUUID } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { newAddress } from '../support/browser.ts';
import { contactInput } from '../support/contact-input.ts';
import { studioOf } from '../support/studio.ts';

const product = inject('product');
const { asOwner } = studioOf(product);
const { cf_select_servicee: _, ...person } = contactInput();
const consultation = { ...person, subject: 'A move', days: 'Friday', not_before: '2027-03-01' };

async function post(slug: string, body: object, headers: Record<string, string> = {}) {
  const response = await fetch(`${product.web}/api/v1/forms/${slug}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': newAddress(), ...headers },
    body: JSON.stringify(body),
  });
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    answer: await response.json(),
  };
}
const fieldsOf = (answer: { errors?: { field: string }[] }) => answer.errors?.map(({ field }) => field);

test('a form about one matter is stored with its answers, under its own service, and the studio finds and shows them', async () => {
  const { status, answer } = await post('consultation', consultation);
  expect([status, answer.status]).toEqual([201, 'REQUESTED']);
  const { body } = await asOwner(`/requests?where[reference][equals]=${answer.reference}&depth=0`);
  const [request] = Array.isArray(body.docs) ? body.docs : [];
  expect(request).toMatchObject({ kind: 'consultation', name: person.cf_full_name, service: 'Consultation' });
  const shown = request.lines.map(({ label, text }: Record<string, string>) => `${label}: ${text}`);
  expect(shown).toContain('Subject: A move');
  expect(shown).toContain('Not before: 01/03/2027');
  expect(shown).toContain(`Your situation: ${person.description}`);
});

test('what is wrong is told at the names that were sent; what is no field is refused', async () => {
  const { status, type, answer } = await post('consultation', { not_before: '2027-02-30', isAdmin: true });
  expect([status, type]).toEqual([422, 'application/problem+json']);
  expect(fieldsOf(answer)).toEqual([
    'cf_full_name',
    'email',
    'cf_client_phone_number',
    'cf_eu_citizen',
    'cf_nationality',
    'subject',
    'days',
    'not_before',
    'description',
    'isAdmin',
  ]);
  expect(fieldsOf((await post('student', person)).answer)).toContain('cf_select_servicee');
});

test.each(['nothing', 'contact-request', 'review', '__proto__'])('there is no form %s', async (slug) => {
  const { status, type } = await post(slug, consultation);
  expect([status, type]).toEqual([404, 'application/problem+json']);
});

test('the same key is one request, and no key for another form', async () => {
  const key = { 'Idempotency-Key': randomUUID() };
  const first = await post('consultation', consultation, key);
  expect((await post('consultation', consultation, key)).answer).toEqual(first.answer);
  expect((await post('consultation', { ...consultation, subject: 'Else' }, key)).status).toBe(422);
  const tax = { ...person, tax_year: '2025', income: 'Rent', employers: '0', whole_year: true };
  expect((await post('online-tax', tax, key)).status).toBe(422);
  expect((await post('online-tax', tax)).status).toBe(201);
});

test('the same application for two jobs, sent without script, is two', async () => {
  const text = randomUUID();
  const application = new URLSearchParams({
    ...person,
    description: text,
    right_to_work: 'Yes, with permanent residence',
    earliest_start: '01/03/2027',
    profile: 'https://people.example/ana',
  });
  const sent = async (service: string) => {
    const body = new URLSearchParams([...application, ['cf_select_servicee', service]]);
    const headers = { 'X-Forwarded-For': newAddress() };
    const response = await fetch(`${product.web}/api/v1/forms/job-application`, {
      method: 'POST',
      headers,
      body,
    });
    return (await response.json()).reference;
  };
  const [cook, again, waiter] = [await sent('Job: Cook'), await sent('Job: Cook'), await sent('Job: Waiter')];
  expect(cook).toMatch(/^MJK-/);
  expect(again).toBe(cook);
  expect(waiter).not.toBe(cook);
});
