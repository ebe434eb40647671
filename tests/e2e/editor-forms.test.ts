import { randomUUID } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { awake, fillPage, heading, press } from '../support/application-page.ts';
import { newAddress, useBrowser } from '../support/browser.ts';
import { studioOf } from '../support/studio.ts';

const open = useBrowser();
const { web } = inject('product');
const { asOwner } = studioOf(inject('product'));

const plate = { blockType: 'text', label: 'Number plate' };
const note = { blockType: 'text', label: 'Note', optional: true };
const colour = { blockType: 'select', label: 'Colour', options: 'Red\nBlue' };
const pages = (...questions: object[]) => [{ blockType: 'formPage', title: 'Your car', questions }];
const who = {
  fullName: 'Ana Sample',
  nationality: 'Brazil',
  email: 'ana-form@example.com',
  phone: '+420 601 000 000',
};

/** The version of the consent's text, as the list of forms describes it. */
async function consentOf(slug: string): Promise<unknown> {
  const { forms } = Object(await (await fetch(`${web}/api/v1/forms`)).json());
  return forms.find((form: { slug: string }) => form.slug === slug).schema.properties.consent.const;
}

async function publish(slug: string) {
  const { status, body } = await asOwner('/forms', 'POST', {
    title: 'Bring your car',
    slug,
    lead: 'For people who move here with a car.',
    minutes: 5,
    service: 'Car from abroad',
    thanksTitle: 'We have it',
    next: 'You hear from us tomorrow.',
    pages: pages(plate, colour, note),
    _status: 'published',
  });
  expect(status).toBe(201);
  return Object(body.doc).id;
}

test.each([
  { script: 'with script', javaScriptEnabled: true },
  { script: 'without script', javaScriptEnabled: false },
])('a form that an editor built is filled in and handed in $script', async ({ javaScriptEnabled }) => {
  const slug = `car-${randomUUID()}`;
  const id = await publish(slug);
  const { page } = await open({ javaScriptEnabled });
  await page.goto(`${web}/forms/${slug}`);
  await page.getByRole('link', { name: 'Start', exact: true }).click();
  await page.waitForURL(`${web}/application-forms-generator/${slug}/page-1`);
  if (javaScriptEnabled) await awake(page);
  await fillPage(page, { number_plate: '1AB 2345', colour: 'Blue', note: 'It is old' });
  await press(page, 'Continue');
  await page.getByRole('heading', { level: 1, name: 'Who you are' }).waitFor();
  if (javaScriptEnabled) {
    // What is in this browser goes on after the form was changed; what is asked no more is named.
    const changed = { pages: pages(plate, { ...colour, options: 'Red\nBlue\nGreen' }), _status: 'published' };
    expect((await asOwner(`/forms/${id}`, 'PATCH', changed)).status).toBe(200);
    await page.reload();
    await awake(page);
    await page.getByText('note: It is old').waitFor();
  }
  await fillPage(page, who);
  await press(page, 'Continue');
  await page.getByRole('heading', { level: 1, name: 'Check your answers' }).waitFor();
  expect(await page.locator('main').innerText()).toContain('1AB 2345');
  await page.locator('[name=consent]').check();
  await page.getByRole('button', { name: 'Send the application' }).click();
  await page.waitForURL(/thank-you\?reference=MJK-/);
  expect(await heading(page)).toBe('We have it');
  const href = await page.getByRole('link', { name: 'Download the receipt' }).getAttribute('href');
  const receipt = await fetch(web + href);
  expect([receipt.status, receipt.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const reference = new URL(page.url()).searchParams.get('reference');
  const { body } = await asOwner(`/requests?where[reference][equals]=${reference}`);
  expect(Object(body).docs).toMatchObject([{ kind: `forms/${slug}`, name: 'Ana Sample' }]);
  expect(JSON.stringify(body)).toContain('"label":"Number plate","text":"1AB 2345"');
});

test('what was filled in before a change is taken by its own version, and both are described', async () => {
  const slug = `car-${randomUUID()}`;
  const id = await publish(slug);
  const dropped = { pages: pages(colour, { blockType: 'text', label: 'Make' }), _status: 'published' };
  expect((await asOwner(`/forms/${id}`, 'PATCH', dropped)).status).toBe(200);
  const answers = { number_plate: '1AB 2345', colour: 'Blue', ...who, consent: await consentOf(slug) };
  const send = (body: object, version?: number) =>
    fetch(`${web}/api/v1/forms/${slug}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Forwarded-For': newAddress(),
        ...(version ? { 'Form-Version': String(version) } : {}),
      },
      body: JSON.stringify(body),
    });
  const before = await send(answers, 1);
  expect(before.status).toBe(201);
  const { body } = await asOwner(
    `/requests?where[reference][equals]=${Object(await before.json()).reference}`,
  );
  expect(Object(body).docs).toMatchObject([{ kind: `forms/${slug}`, formVersion: 1 }]);
  expect((await send(answers)).status).toBe(422);
  expect((await send({ make: 'Škoda', colour: 'Red', ...who, consent: answers.consent }, 2)).status).toBe(
    201,
  );
  expect([(await send(answers, 3)).status, (await send(answers, 0.5)).status]).toEqual([404, 404]);
  const described = Object(await (await fetch(`${web}/api/v1/openapi.json`)).json()).paths;
  const { post } = described[`/api/v1/forms/${slug}`];
  expect(post.parameters.map(({ name }: { name: string }) => name)).toContain('Form-Version');
  expect(Object.keys(post.requestBody.content['application/json'].schema.properties)).toContain('make');
});
