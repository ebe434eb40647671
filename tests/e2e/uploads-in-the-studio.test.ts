import { readFileSync } from 'node:fs';
import { PDFDocument } from '@cantoo/pdf-lib';
import { sampleAnswers } from '@majak/sites/all-tools';
import { beforeAll, expect, inject, test } from 'vitest';
import { newAddress, useBrowser } from '../support/browser.ts';
import { studioOf, takePossession } from '../support/studio.ts';

const open = useBrowser();
const product = inject('product');
const { asOwner, call } = studioOf(product);
const { web, studio } = product;
const slug = 'employee-intake';

let pdf: Buffer;
beforeAll(async () => {
  const document = await PDFDocument.create();
  document.addPage().drawText('Contract of lease');
  pdf = Buffer.from(await document.save());
});

const post = (path: string, headers: Record<string, string>, body: BodyInit) =>
  fetch(`${web}/api/v1/${path}`, {
    method: 'POST',
    headers: { 'X-Forwarded-For': newAddress(), ...headers },
    body,
  }).then((response) => response.json());

/** What somebody handed in with these files; answers the number of the request and its reference. */
async function handedIn(...names: string[]): Promise<{ id: number; reference: string }> {
  const files: unknown[] = [];
  for (const name of names)
    files.push(
      await post(
        `uploads?form=${slug}&field=files`,
        { 'Upload-Name': encodeURIComponent(name) },
        new Uint8Array(pdf),
      ),
    );
  const { reference } = await post(
    `applications/${slug}`,
    { 'Content-Type': 'application/json' },
    JSON.stringify({ ...sampleAnswers[slug], files }),
  );
  const { body } = await asOwner(`/requests?where[reference][equals]=${reference}&depth=0`);
  const [request] = Array.isArray(body.docs) ? body.docs : [];
  return { id: request.id, reference };
}

/** Somebody of the staff with a session. */
async function person(role: 'agent' | 'editor') {
  const account = { email: `${role}-of-files@majak.example`, password: 'One-time-password-26' };
  expect((await asOwner('/users', 'POST', { ...account, name: `The ${role}`, role })).status).toBe(201);
  return takePossession(studio, account);
}
const downloadsOf = async (reference: string) =>
  (await asOwner(`/downloads?where[reference][equals]=${reference}`)).body.docs;

/** The inbox at a request, as somebody sees it. */
async function inboxOf(session: string, request: number, width = 1440) {
  const { page, context } = await open({ viewport: { width, height: 900 } });
  const [name = '', value = ''] = session.split('=');
  await context.addCookies([{ name, value, url: studio }]);
  await page.goto(`${studio}/admin/collections/requests/${request}`);
  return page;
}

test('an agent opens the files of a request and takes one out, which is on record with their name', async () => {
  const { id, reference } = await handedIn('Pas Nováková.pdf', 'smlouva.pdf');
  const agent = await person('agent');
  for (const width of [768, 1440]) {
    const inbox = await inboxOf(agent.session, id, width);
    const link = inbox.getByRole('link', { name: 'Pas Nováková.pdf' });
    await link.waitFor();
    expect(await inbox.getByText('Each download is written down with your name.').count()).toBe(1);
    const [download] = await Promise.all([inbox.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toBe('Pas Nováková.pdf');
    expect(readFileSync(await download.path()).equals(pdf)).toBe(true);
  }
  const written = { person: agent.email, type: 'application/pdf', size: pdf.length };
  expect(await downloadsOf(reference)).toMatchObject([written, written]);
  // The list is the owner's alone.
  expect((await call('/downloads', 'GET', undefined, agent.session)).status).toBe(403);
});

test('who may not act on requests sees no file and takes none out, and nothing is written down', async () => {
  const { id, reference } = await handedIn('pas.pdf');
  const { uploads } = (await asOwner(`/requests/${id}/uploads`)).body;
  const [file] = Array.isArray(uploads) ? uploads : [];
  const editor = await person('editor');
  for (const session of [editor.session, ''])
    for (const path of [`/requests/${id}/uploads`, `/requests/${id}/uploads/${file.id}`])
      expect((await call(path, 'GET', undefined, session)).status).toBe(403);
  const inbox = await inboxOf(editor.session, id);
  await inbox.waitForLoadState('networkidle');
  expect(await inbox.getByText('pas.pdf').count()).toBe(0);
  expect(await downloadsOf(reference)).toEqual([]);
});
