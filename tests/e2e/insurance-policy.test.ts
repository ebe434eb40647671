import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { axeFaults } from '../support/axe.ts';
import { follow, useBrowser } from '../support/browser.ts';
import { examine } from '../support/invoice/pdf-tools.ts';
import { sidewaysFaults } from '../support/layout.ts';
import { mailedTo } from '../support/mailed.ts';
import { newCase } from '../support/new-case.ts';
import {
  companyNeeds,
  nextYear,
  orderInsurance,
  payOrder,
  postForm,
  studentNeeds,
} from '../support/ordered-insurance.ts';
import { pollOptions } from '../support/poll-options.ts';
import { studioOf } from '../support/studio.ts';

const product = inject('product');
const { web } = product;
const { asOwner } = studioOf(product);
const open = useBrowser();
const inWords = { from: `1 February ${nextYear}`, to: `31 January ${nextYear + 1}` };

const text = (page: Page) => page.getByRole('main').innerText();
const go = (page: Page, name: string | RegExp) =>
  follow(page, () => page.getByRole('main').getByRole('link', { name }).click());
const press = (page: Page, name: string | RegExp) =>
  follow(page, () => page.getByRole('button', { name }).click());

/** Pays an order and follows the page of success to what it bought. */
async function paid(page: Page, payment: string) {
  await payOrder(page, payment);
  await go(page, /^Your insurance/);
}

/** The words of a PDF of ours, as another program reads them. */
async function printed(path: string): Promise<string> {
  const answer = await fetch(web + path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return examine(new Uint8Array(await answer.arrayBuffer()), ({ text, faults }) => {
    expect(faults).toBe('');
    return text.replace(/\s+/g, ' ');
  });
}

const statusOf = async (path: string) => (await fetch(web + path, { redirect: 'manual' })).status;
const requestsOf = async (email: string, kind: string) =>
  (await asOwner(`/requests?where[email][equals]=${email}&where[kind][equals]=${kind}&depth=0`)).body
    .totalDocs;
const looksRight = async (page: Page, where: string) => {
  expect(await axeFaults(page, where)).toEqual([]);
  expect(await sidewaysFaults(page, where)).toEqual([]);
};

test('insurance that is paid: its page, its certificate, one task, mails; withdrawn from once, with a receipt', async () => {
  const { email, payment, key } = await orderInsurance(studentNeeds, 'sample-student-plus');
  expect(await statusOf(`/insurance/${key}/certificate.pdf`)).toBe(404);
  // What is read before the contract can be read before the payment.
  const document = await printed(`/insurance/${key}/information.pdf`);
  for (const word of ['Insurance product information document', 'Sample Student Plus', 'SAMPLE'])
    expect(document).toContain(word);
  expect(await printed('/healthInsurance/documents/sample-student-plus/information.pdf')).toBe(document);
  const record = await printed(`/insurance/${key}/record.pdf`);
  for (const word of ['Studying', 'This product.', 'Ada Sample', inWords.from])
    expect(record).toContain(word);
  const { page, context, faults } = await open({ viewport: { width: 360, height: 740 } });
  await paid(page, payment);
  const policy = `/insurance/${key}`;
  expect(new URL(page.url()).pathname).toBe(policy);
  const said = await text(page);
  for (const word of ['Sample Student Plus', 'Ada Sample', inWords.from, inWords.to, 'paid', 'sample'])
    expect(said).toContain(word);
  await looksRight(page, 'insurance at 360');
  const certificate = await printed(`${policy}/certificate.pdf`);
  const order = /\bMJK-[\w-]+/.exec(certificate)?.[0] ?? 'no reference';
  const facts = ['Sample Student Plus', 'Ada Sample', 'Studying', 'This product.', 'SAMPLE'];
  for (const word of [...facts, inWords.from, inWords.to]) expect(certificate).toContain(word);

  const mails = (word: string) => mailedTo(email).filter((mail) => mail.includes(word)).length;
  await expect.poll(() => mails('Everything is paid'), pollOptions).toBe(1);
  await expect.poll(() => requestsOf(email, 'insurance-policy'), pollOptions).toBe(1);
  await expect.poll(() => mails('made out by the insurer'), pollOptions).toBe(1);

  await go(page, 'Withdraw from contract here');
  expect(await text(page)).toContain('I withdraw from the contract on Sample Student Plus');
  await looksRight(page, 'the withdrawal at 360');
  const typed = { name: 'Ada Sample', email };
  const way = `/payment/${key}/withdraw`;
  const both = await Promise.all([postForm(way, typed), postForm(way, typed)]);
  expect(both.map(({ status, to }) => [status, to])).toEqual([
    [303, policy],
    [303, policy],
  ]);
  await press(page, 'Confirm withdrawal');
  expect(new URL(page.url()).pathname).toBe(policy);
  expect(await text(page)).toContain('You withdrew from this contract');
  expect(await page.getByRole('link', { name: /^(Withdraw from|Certificate)/ }).count()).toBe(0);
  expect(await statusOf(`${policy}/certificate.pdf`)).toBe(404);
  await looksRight(page, 'insurance that was withdrawn from');
  const receipt = await printed(`/payment/${key}/withdrawal.pdf`);
  const named = ['Receipt of your withdrawal', 'Ada Sample', 'Sample Student Plus', order, 'SAMPLE'];
  for (const word of named) expect(receipt).toContain(word);
  expect(receipt).toMatch(/Received: \d{1,2} \w+ \d{4}, \d\d:\d\d \(/);
  await expect.poll(() => mails('received your withdrawal from the contract'), pollOptions).toBe(1);
  const told = mailedTo(email).find((mail) => mail.includes('received your withdrawal from the contract'));
  expect(told).toContain('We received this on ');
  expect(told).toContain(`I withdraw from the contract on Sample Student Plus, 12 months, order ${order}.`);
  expect(faults).toEqual([]);
  await context.close();
});

test('a company’s insurance names the company and both people; without a script it’s withdrawn from as well', async () => {
  const { payment, key } = await orderInsurance(companyNeeds, 'sample-complete-600');
  const { page, context } = await open({ javaScriptEnabled: false });
  await paid(page, payment);
  const certificate = await printed(`/insurance/${key}/certificate.pdf`);
  for (const word of ['Sample Employer s.r.o.', '27082440', 'Bob Sample', 'Cyril Sample']) {
    expect(await text(page)).toContain(word);
    expect(certificate).toContain(word);
  }
  await go(page, 'Withdraw from contract here');
  await page.getByLabel('Your name').fill('');
  await press(page, 'Confirm withdrawal');
  expect(await text(page)).toContain('Enter your name');
  await page.getByLabel('Your name').fill('Ada Sample');
  await press(page, 'Confirm withdrawal');
  expect(await text(page)).toContain('You withdrew from this contract');
  await context.close();
});

test('a forged key opens nothing, nor does the key of an order that is no insurance', async () => {
  const { key } = await orderInsurance(studentNeeds, 'sample-student-plus');
  const reference = key.split('.')[0] ?? '';
  const email = `${randomUUID()}@example.com`;
  const made = await newCase(email, { permit: 'employee-card', bornOn: '1990-02-28' });
  const payUntil = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  await made.askToPay({ title: 'Employee card', amount: '100', payUntil, now: true });
  const link = () =>
    mailedTo(email).flatMap((mail) => /\/payment\/([^\s/]+)(?=\s)/.exec(mail)?.[1] ?? [])[0] ?? '';
  await expect.poll(link, pollOptions).not.toBe('');
  for (const forged of [`${key}x`, key.slice(0, -1), reference, link()]) {
    const pages = ['', '/certificate.pdf', '/information.pdf', '/record.pdf'];
    for (const under of pages) {
      const answer = await fetch(`${web}/insurance/${forged}${under}`, { redirect: 'manual' });
      expect([forged, under, answer.status]).toEqual([forged, under, 404]);
      expect(await answer.text()).not.toContain('Sample Student Plus');
    }
    if (forged === link()) continue;
    for (const under of ['withdraw', 'withdrawal.pdf'])
      expect([forged, under, await statusOf(`/payment/${forged}/${under}`)]).toEqual([forged, under, 404]);
    expect((await postForm(`/payment/${forged}/withdraw`, { name: 'Eve', email })).status).toBe(404);
  }
});
