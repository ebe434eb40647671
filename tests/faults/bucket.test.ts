import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { s3Files } from '@majak/desk/ports/files/s3';
import { sampleAnswers } from '@majak/sites/all-tools';
import { type Upload, uploadList } from '@majak/tools/form/kinds/uploads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTroubledS3, type Trouble, type TroubledBucket } from '../stubs/troubled-s3.ts';
import { type Product, startProduct } from '../support/start-product.ts';
import { temporaryFolder } from '../support/store.ts';
import { studioOf } from '../support/studio.ts';

const slug = 'employee-intake';
const folder = temporaryFolder();
let bucket: TroubledBucket;
let product: Product;
let stop: () => Promise<unknown>;
let pdf: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  bucket = await startTroubledS3();
  ({ product, stop } = await startProduct(folder, {
    DATABASE_URL: '',
    S3_ENDPOINT: bucket.endpoint,
    S3_BUCKET: bucket.bucket,
    S3_REGION: bucket.region,
    S3_ACCESS_KEY_ID: bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
    S3_TIMEOUT_MS: '5000',
    CONTACT_LIMIT_PER_MINUTE: '1000000',
  }));
  const document = await PDFDocument.create();
  document.addPage();
  pdf = new Uint8Array(await document.save());
}, 300_000);
afterAll(async () => {
  await stop();
  await bucket.close();
  rmSync(folder, { recursive: true, force: true });
});

const send = (name: string) =>
  fetch(`${product.web}/api/v1/uploads?form=${slug}&field=files`, {
    method: 'POST',
    headers: { 'Upload-Name': encodeURIComponent(name) },
    body: pdf,
  });
async function sent(name: string): Promise<Upload> {
  const response = await send(name);
  const answer: unknown = await response.json();
  const [upload] = uploadList([answer]);
  if (response.status !== 201 || !upload) throw new Error(JSON.stringify(answer));
  return upload;
}

/** Hands a file in; answers where staff take it out. */
async function handedIn(upload: Upload): Promise<string> {
  const response = await fetch(`${product.web}/api/v1/applications/${slug}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...sampleAnswers[slug], files: [upload] }),
  });
  expect(response.status).toBe(201);
  const { reference } = await response.json();
  const { asOwner } = studioOf(product);
  const { body } = await asOwner(`/requests?where[reference][equals]=${reference}&depth=0`);
  const [request] = Array.isArray(body.docs) ? body.docs : [];
  const { uploads } = (await asOwner(`/requests/${request.id}/uploads`)).body;
  const [file] = Array.isArray(uploads) ? uploads : [];
  return `${product.studio}/api/requests/${request.id}/uploads/${file.id}`;
}
const takeOut = (address: string) =>
  fetch(address, { headers: { Cookie: product.owner.session, Origin: product.studio } });
const isWhole = async (address: string) =>
  Buffer.from(await (await takeOut(address)).arrayBuffer()).equals(pdf);

test('a file that is sent with a form lies in the bucket, encrypted, and staff take it out whole', async () => {
  const address = await handedIn(await sent('passport.pdf'));
  const keys: string[] = [];
  const files = s3Files({ ...bucket, timeoutMs: 5000 });
  for await (const key of files.list('uploads/')) keys.push(key);
  expect(keys).toHaveLength(1);
  const kept = Buffer.from(await new Response((await files.get(keys[0] ?? '')) as BodyInit).arrayBuffer());
  expect(kept.includes('%PDF')).toBe(false);
  expect(existsSync(path.join(folder, 'files/uploads'))).toBe(false);
  expect(await isWhole(address)).toBe(true);
});

test.each<Trouble>(['slow', 'breaksOff'])(
  'while the bucket is %s a file is kept and taken out all the same',
  async (trouble) => {
    bucket.has(trouble);
    expect(await isWhole(await handedIn(await sent(`${trouble}.pdf`)))).toBe(true);
  },
);

test('while the bucket is away whoever sends or takes out a file is told so, and nothing is lost', async () => {
  bucket.has('none');
  const [before, waiting] = [await handedIn(await sent('before.pdf')), await sent('waiting.pdf')];
  bucket.has('away');
  const refused = await send('Nováková.pdf');
  expect([refused.status, refused.headers.get('retry-after'), (await refused.json()).title]).toEqual([
    503,
    '60',
    '“Nováková.pdf” couldn’t be kept. Try again in a minute.',
  ]);
  // What is there already needs no bucket to be handed in.
  const after = await handedIn(waiting);
  const unread = await takeOut(before);
  expect([unread.status, await unread.json()]).toEqual([
    503,
    { errors: [{ message: 'The store of files does not answer. Try again in a minute.' }] },
  ]);
  expect((await fetch(`${product.web}/application-forms`)).status).toBe(200);
  bucket.has('none');
  expect([await isWhole(before), await isWhole(after)]).toEqual([true, true]);
  expect(await isWhole(await handedIn(await sent('Nováková.pdf')))).toBe(true);
  expect(readFileSync(product.log, 'utf8')).not.toMatch(/Nov|uploads\/[0-9a-f]/);
});
