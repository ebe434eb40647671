import { randomUUID } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, inject, test } from 'vitest';
import { awake, fillPage, heading, press } from '../support/application-page.ts';
import { newAddress, useBrowser } from '../support/browser.ts';
import { previewPath } from '../support/preview-path.ts';
import { studioOf } from '../support/studio.ts';

const open = useBrowser();
const product = inject('product');
const { web } = product;
const { asOwner } = studioOf(product);

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

const scan = { blockType: 'upload', label: 'Registration papers', files: 2 };
const town = {
  blockType: 'autoComplete',
  label: 'Town of the car',
  list: 'own',
  options: 'Brno\nOstrava',
};
const isNew = { blockType: 'yesNo', label: 'Is it new?' };
const distance = {
  blockType: 'number',
  label: 'Distance driven',
  condition: { question: 'is_it_new', is: 'no' },
};

test.each([
  { script: 'with script', javaScriptEnabled: true },
  { script: 'without script', javaScriptEnabled: false },
])(
  'files, a list of its own and a condition work in a form of an editor $script',
  async ({ javaScriptEnabled }) => {
    const slug = `car-${randomUUID()}`;
    const id = await publish(slug);
    const all = { pages: pages(isNew, town, scan), _status: 'published' };
    all.pages.push({ blockType: 'formPage', title: 'How far it went', questions: [distance] });
    expect((await asOwner(`/forms/${id}`, 'PATCH', all)).status).toBe(200);
    const { page } = await open({ javaScriptEnabled });
    await page.goto(`${web}/application-forms-generator/${slug}/page-1`);
    if (javaScriptEnabled) await awake(page);
    const listed = await page
      .locator('datalist option')
      .evaluateAll((options) => options.map((option) => option.getAttribute('value')));
    expect(listed).toEqual(['Brno', 'Ostrava']);
    await page.locator('[name=is_it_new][value=no]').check();
    await page.locator('[name=town_of_the_car]').fill('ostrava');
    await press(page, 'Continue');
    await page.getByText('Enter registration papers').first().waitFor();
    const papers = { name: 'papers.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await paper()) };
    await page.locator('input[type=file]').setInputFiles(papers);
    if (javaScriptEnabled) await page.getByRole('button', { name: 'Remove papers.pdf' }).waitFor();
    await press(page, 'Continue');
    await page.locator('[name=distance_driven]').waitFor();
    await page.locator('[name=distance_driven]').fill('120 000');
    await press(page, 'Continue');
    await page.getByRole('heading', { level: 1, name: 'Who you are' }).waitFor();
    await fillPage(page, who);
    await press(page, 'Continue');
    await page.getByRole('heading', { level: 1, name: 'Check your answers' }).waitFor();
    await page.locator('[name=consent]').check();
    await page.getByRole('button', { name: 'Send the application' }).click();
    await page.waitForURL(/thank-you\?reference=MJK-/);
    const reference = new URL(page.url()).searchParams.get('reference');
    const { body } = await asOwner(`/requests?where[reference][equals]=${reference}`);
    const lines: { label: string; text: string }[] = Object(body).docs[0].lines;
    const textOf = (label: string) => lines.find((line) => line.label === label)?.text;
    expect([textOf('Town of the car'), textOf('Distance driven')]).toEqual(['Ostrava', '120 000']);
    expect(textOf('Registration papers')).toContain('papers.pdf');
  },
);

/** A PDF of one page. */
async function paper(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage();
  return document.save();
}

test('a draft is walked through in its preview, and cannot be handed in', async () => {
  const { body } = await asOwner('/forms?draft=true', 'POST', {
    title: 'Bring your boat',
    slug: `boat-${randomUUID()}`,
    pages: pages(plate),
    _status: 'draft',
  });
  const { id } = Object(body.doc);
  const { page } = await open();
  await page.goto(web + previewPath(product, 'forms', id));
  expect(await page.locator('main').innerText()).toContain('Say in a sentence or two who the form is for');
  const whole = {
    lead: 'For people who move here with a boat.',
    minutes: 5,
    service: 'Boat from abroad',
    next: 'You hear from us tomorrow.',
  };
  expect((await asOwner(`/forms/${id}?draft=true`, 'PATCH', { ...whole, _status: 'draft' })).status).toBe(
    200,
  );
  await page.reload();
  await page.getByRole('link', { name: 'Start', exact: true }).click();
  await awake(page);
  await fillPage(page, { number_plate: '1AB 2345' });
  await press(page, 'Continue');
  await page.getByRole('heading', { level: 1, name: 'Who you are' }).waitFor();
  await fillPage(page, who);
  await press(page, 'Continue');
  await page.getByRole('heading', { level: 1, name: 'Check your answers' }).waitFor();
  await page.getByText('it can’t be handed in').waitFor();
  expect(await page.getByRole('button', { name: 'Send the application' }).isDisabled()).toBe(true);
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
