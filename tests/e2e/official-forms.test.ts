import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { sampleAnswers } from '@majak/sites/all-tools';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { axeFaults } from '../support/axe.ts';
import { newAddress, useBrowser } from '../support/browser.ts';
import { examine } from '../support/invoice/pdf-tools.ts';
import { pdfFields } from '../support/pdf-fields.ts';
import { studioOf } from '../support/studio.ts';

const open = useBrowser();
const { web, studio, owner } = inject('product');
const { asOwner } = studioOf(inject('product'));
const seeded = 'temporary-residence-certificate';
const file = path.join(import.meta.dirname, '../../sites/cz/official-forms/sample-office-form.pdf');
const sample = await readFile(file);

async function saved(page: Page, press: () => Promise<void>): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return readFile(await download.path());
}

const fill = (slug: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${web}/api/v1/official-forms/${slug}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': newAddress(), ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

async function newForm(title: string, application: string): Promise<number> {
  const { status, body } = await asOwner('/official-forms', 'POST', { title, application });
  expect(status).toBe(201);
  return Object(body.doc).id;
}

const choose = (id: number, bytes: Uint8Array, cookie = owner.session) =>
  fetch(`${studio}/api/official-forms/${id}/paper`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/pdf', Cookie: cookie, Origin: studio },
    body: new Uint8Array(bytes),
  });

test('an editor maps a PDF by clicking, a visitor fills in either side, and another library reads what they wrote', async () => {
  const slug = 'change-of-address';
  const id = await newForm('Oznámení o změně (vzor)', slug);
  const { page: desk, context } = await open();
  const [name = '', value = ''] = owner.session.split('=');
  await context.addCookies([{ name, value, url: studio }]);
  await desk.goto(`${studio}/admin/collections/official-forms/${id}`);
  const chooser = desk.getByLabel('Choose the fillable PDF');
  const buffer = Buffer.alloc(12 * 1024 * 1024);
  await chooser.setInputFiles({ name: 'large.pdf', mimeType: 'application/pdf', buffer });
  await desk.getByText('This PDF is larger than 10 MB. Choose a smaller one.').waitFor();
  await chooser.setInputFiles(file);
  const box = (label: string) => desk.locator(`.paper__page button[aria-label="${label}"]`);
  await box('Příjmení').click();
  await desk.getByLabel('Filled in with').selectOption('surname');
  await desk.getByLabel('In capitals').check();
  await box('Jméno (jména)').click();
  await desk.getByLabel('Filled in with').selectOption('firstName');
  await box('Rok narození').click();
  await desk.getByLabel('Filled in with').selectOption('bornOn');
  await desk.getByLabel('Written').selectOption('year');
  await desk.getByText('3 of 25 fields are filled in.').waitFor();
  await desk.getByLabel('Offered to visitors').check();
  await desk.locator('#action-save').click();
  await desk.getByText('Try it out with sample answers').waitFor();

  const { page, faults } = await open();
  await page.goto(`${web}/application-forms/${slug}`);
  await page.getByRole('link', { name: 'fill in the official form itself' }).click();
  await page.getByLabel('Příjmení').fill('Řeřichová Ďáblíková');
  await page.locator('#paper-firstName').fill('Žofie');
  expect(await page.locator('#paper-surname').inputValue()).toBe('Řeřichová Ďáblíková');
  expect(await page.getByLabel('Jméno (jména)').inputValue()).toBe('Žofie');
  await page.locator('#paper-bornOn').fill('29/02/2000');
  const pdf = await saved(page, () =>
    page.getByRole('button', { name: 'Download the official form' }).click(),
  );
  const { values } = pdfFields(pdf);
  await page.getByRole('button', { name: 'Keep in my profile' }).waitFor();
  expect(values).toMatchObject({ prijmeni: 'ŘEŘICHOVÁ ĎÁBLÍKOVÁ', jmeno: 'Žofie', narozen_rok: '2000' });
  expect(examine(pdf, ({ faults }) => faults)).toBe('');
  expect(examine(pdf, ({ text }) => text.replace(/\s/g, ''))).toContain('ŘEŘICHOVÁĎÁBLÍKOVÁ');
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await axeFaults(page, `${width} px`)).toEqual([]);
  }
  // What was written on the paper is the draft of the application too.
  await page.goto(`${web}/application-forms-generator/${slug}/official-form`);
  await expect.poll(() => page.locator('#paper-surname').inputValue()).toBe('Řeřichová Ďáblíková');
  expect(faults).toEqual([]);
});

test('what was handed in fills in the official form by the key of its receipt, and by no other', async () => {
  const response = await fetch(`${web}/api/v1/applications/${seeded}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': newAddress() },
    body: JSON.stringify(sampleAnswers[seeded]),
  });
  const { reference, key } = await response.json();
  const handedIn = (by: string) =>
    fetch(`${web}/application-forms/${seeded}/official-form?${new URLSearchParams({ reference, key: by })}`);
  const pdf = await handedIn(key);
  expect([pdf.status, pdf.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const { values } = pdfFields(new Uint8Array(await pdf.arrayBuffer()));
  expect(values.prijmeni).toBe(String(sampleAnswers[seeded]?.surname).toLocaleUpperCase('cs'));
  expect((await handedIn(`${key}x`)).status).toBe(404);
});

test('without script the questions are a plain post that answers with the PDF', async () => {
  const { page } = await open({ javaScriptEnabled: false });
  await page.goto(`${web}/application-forms-generator/${seeded}/official-form`);
  await page.locator('[name=surname]').first().fill('Nováková');
  await page.locator('[name=sex][value=female]').check();
  const pdf = await saved(page, () =>
    page.getByRole('button', { name: 'Download the official form' }).click(),
  );
  const { values } = pdfFields(pdf);
  expect(values).toMatchObject({ prijmeni: 'NOVÁKOVÁ', pohlavi_muz: null });
  expect(values.pohlavi_zena).toMatch(/^(?!Off$)\w/);
});

test('without script a paper that cannot be printed is the page again, with its errors and all that was typed', async () => {
  const { page } = await open({ javaScriptEnabled: false });
  await page.goto(`${web}/application-forms-generator/${seeded}/official-form`);
  await page.locator('[name=surname]').first().fill('王小明');
  await page.locator('[name=firstName]').first().fill('Žofie');
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    page.getByRole('button', { name: 'Download the official form' }).click(),
  ]);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([422, 'text/html']);
  expect(await page.title()).toMatch(/^Error: Official form/);
  const error = page.getByRole('link', { name: 'These letters can’t be printed: 王小明' });
  expect(await error.getAttribute('href')).toBe('#paper-surname');
  expect(await page.locator('#paper-surname').inputValue()).toBe('王小明');
  expect(await page.locator('#paper-firstName').inputValue()).toBe('Žofie');
  const large = await fetch(page.url(), {
    method: 'POST',
    headers: { Origin: web, 'X-Forwarded-For': newAddress() },
    body: new URLSearchParams({ surname: 'x'.repeat(2 * 1024 * 1024) }),
  });
  expect([large.status, large.headers.get('content-type')]).toEqual([413, 'text/html']);
  expect(await large.text()).toContain('The body is larger than');
});

const changed = async (change: (document: PDFDocument) => unknown): Promise<Uint8Array> => {
  const document = await PDFDocument.load(sample);
  await change(document);
  return document.save({ updateFieldAppearances: false });
};
const blank = async () => {
  const document = await PDFDocument.create();
  document.addPage();
  return document.save();
};
const xfa = (document: PDFDocument) =>
  document.getForm().acroForm.dict.set(PDFName.of('XFA'), PDFString.of('<xdp/>'));
const lock = (document: PDFDocument) => document.encrypt({ userPassword: 'x', ownerPassword: 'y' });

test('a PDF that cannot be filled in is refused in a sentence, and what was chosen before stays', async () => {
  const id = await newForm('Hostile', 'trade-licence');
  expect((await choose(id, sample)).status).toBe(200);
  const hostile: [Uint8Array, number, string][] = [
    [Buffer.from('504b03041400000008000000', 'hex'), 422, 'isn’t a PDF'],
    [Buffer.alloc(12 * 1024 * 1024, '%PDF-1.7 '), 413, 'too large'],
    [await blank(), 422, 'no fields'],
    [await changed(xfa), 422, 'XFA'],
    [await changed(lock), 422, 'password'],
    [Buffer.from('%PDF-1.7\nnothing more'), 422, 'damaged'],
  ];
  for (const [bytes, status, words] of hostile) {
    const response = await choose(id, bytes);
    expect([response.status, await response.text()]).toEqual([status, expect.stringContaining(words)]);
  }
  const { body } = await asOwner(`/official-forms/${id}`);
  expect(Object(body.paper).fields).toHaveLength(25);
});

test('a script in a PDF is gone before it is kept, and no visitor gets it', async () => {
  const id = await newForm('Scripted', 'tax-registration');
  const scripted = await changed((document) => document.addJavaScript('main', 'app.alert(1)'));
  expect(pdfFields(scripted).scripted).toBe(true);
  expect((await choose(id, scripted)).status).toBe(200);
  const mapping = { jmeno: { path: 'firstName' } };
  expect((await asOwner(`/official-forms/${id}`, 'PATCH', { mapping, published: true })).status).toBe(200);
  const response = await fill('tax-registration', { answers: { firstName: 'Ana' } });
  const { scripted: still, values } = pdfFields(new Uint8Array(await response.arrayBuffer()));
  expect([still, values.jmeno]).toEqual([false, 'Ana']);
});

test('strangers choose no PDF, see no mapping, and a mapping with a fault is not offered', async () => {
  const id = await newForm('Faulty', 'health-insurance-registration');
  expect((await choose(id, sample, '')).status).toBe(403);
  expect((await fetch(`${studio}/api/official-forms/${id}/sample`)).status).toBe(404);
  const refused = await asOwner(`/official-forms/${id}`, 'PATCH', { published: true });
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([
    400,
    expect.stringContaining('Choose the PDF'),
  ]);
  expect((await choose(id, sample)).status).toBe(200);
  const mapping = { jmeno: { path: 'nickname' } };
  const wrong = await asOwner(`/official-forms/${id}`, 'PATCH', { mapping, published: true });
  expect([wrong.status, JSON.stringify(wrong.body)]).toEqual([
    400,
    expect.stringContaining('no question “nickname”'),
  ]);
  const page = await fetch(`${web}/application-forms-generator/health-insurance-registration/official-form`);
  expect(page.status).toBe(404);
});

test.each<[string, string, unknown, Record<string, string>, number]>([
  ['an unknown form', 'nothing', { answers: {} }, {}, 404],
  ['a form without a PDF', 'student-intake', { answers: {} }, {}, 404],
  ['no answers', seeded, { surname: 'Ana' }, {}, 400],
  ['no JSON', seeded, '{', {}, 400],
  ['a file', seeded, '--x--', { 'Content-Type': 'multipart/form-data; boundary=x' }, 415],
  ['too much', seeded, { answers: { surname: 'x'.repeat(400_000) } }, {}, 413],
  ['letters that cannot be printed', seeded, { answers: { firstName: '小明' } }, {}, 422],
  ['a strange site', seeded, { answers: {} }, { Origin: 'https://evil.example' }, 403],
])('%s is refused', async (_, slug, body, headers, status) => {
  const response = await fill(slug, body, headers);
  expect([response.status, response.headers.get('content-type')]).toEqual([
    status,
    'application/problem+json',
  ]);
});

test.each<[string, unknown]>([
  ['nothing', {}],
  [
    'other kinds of values',
    { surname: {}, firstName: 7, sex: [], bornOn: true, children: 'x', hasChildren: 'x' },
  ],
  ['rows that are none', { hasChildren: true, children: [null, 1, 'x', { firstName: { a: 1 } }] }],
  ['names of heirs', JSON.parse('{"__proto__":{"surname":"x"},"constructor":{"a":1}}')],
])('answers that are %s come back as a PDF', async (_, answers) => {
  const response = await fill(seeded, { answers });
  expect(response.status).toBe(200);
  expect(pdfFields(new Uint8Array(await response.arrayBuffer())).values).toHaveProperty('prijmeni');
});
