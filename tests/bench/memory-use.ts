import { randomBytes, randomUUID } from 'node:crypto';
import { utimesSync } from 'node:fs';
import path from 'node:path';
import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { offeredCalculators } from '@majak/desk/offered-tools';
import { sampleOf } from '@majak/tools/documents/cz/invoice/model/sample';
import sharp from 'sharp';
import { contactInput } from '../support/contact-input.ts';
import { listedAddresses } from '../support/routes.ts';
import type { Web } from './web-process.ts';

type Asked = { path: string; body?: unknown; encoding?: string };
type Use = (round: number) => Promise<void>;

const atOnce = 4;
const encodings = ['identity', 'gzip', 'br'];
const widths = [320, 640, 1080, 1280, 1920];
const words = ['visa', 'tax', 'trade licence', 'insurance', 'child', 'rent'];
const documents = ['pdf', 'pages', 'check', 'isdoc', 'facturx', 'qr'];

/** Asks for all of it, some at once, each from a client of its own. @throws Error at an answer that is none. */
async function askAll(url: string, list: readonly Asked[]): Promise<void> {
  const left = [...list];
  const one = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      const client = Array.from(randomUUID().slice(0, 6), (letter) => letter.charCodeAt(0));
      const response = await fetch(url + next.path, {
        headers: {
          'Accept-Encoding': next.encoding ?? 'gzip',
          'X-Forwarded-For': `10.${client.slice(0, 3).join('.')}`,
          Accept: '*/*,image/webp,image/avif',
          ...(next.body ? { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() } : {}),
        },
        ...(next.body ? { method: 'POST', body: JSON.stringify(next.body) } : {}),
      });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${next.path} answered ${response.status}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}

/** A photograph that counts as a new one in each round, so that its pictures are made anew. */
async function newPhoto(folder: string) {
  const file = path.join(folder, 'files', 'bench.jpg');
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const create = { width: 2600, height: 1300, channels: 3, background: '#1b3556', noise } as const;
  await sharp({ create }).jpeg().toFile(file);
  return (round: number) => utimesSync(file, round + 1, round + 1);
}

const largestFile = 10 * 1024 * 1024;

/** A scan of nearly the largest size that a form takes. */
async function largeScan(): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  document.addPage();
  const pixels = document.context.stream(randomBytes(largestFile - 40_000), {});
  document.catalog.set(PDFName.of('Scan'), document.context.register(pixels));
  return new Uint8Array(await document.save());
}

/** Sends as many files at once. @throws Error if one is not taken. */
async function sendFiles(url: string, files: readonly Uint8Array<ArrayBuffer>[]): Promise<void> {
  const address = `${url}/api/v1/uploads?form=employee-intake&field=files`;
  const answers = files.map((body) => fetch(address, { method: 'POST', body }));
  for (const { status } of await Promise.all(answers))
    if (status !== 201) throw new Error(`A file was answered ${status}`);
}

async function shareAddresses(url: string, pages: readonly string[]): Promise<string[]> {
  const found = pages.map(async (page) => {
    const html = await (await fetch(url + page)).text();
    return /property="og:image" content="[^"]*?(\/og\/[^"]+)"/
      .exec(html)?.[1]
      ?.replaceAll(/&(amp|#38);/g, '&');
  });
  return (await Promise.all(found)).filter((address) => address !== undefined);
}

/** A few pages of each folder: those of a template take the same. */
const someOfEach = (pages: readonly string[]): string[] =>
  Object.values(Object.groupBy(pages, (page) => page.split('/')[1] ?? '')).flatMap((alike = []) =>
    alike.slice(0, 4),
  );

/** Every kind of use of one web process, by name; each is a round of it. */
export async function everyUse({ url, dataDirectory }: Web): Promise<Record<string, Use>> {
  const pages = someOfEach(await listedAddresses(url));
  const calculators = await offeredCalculators();
  const renew = await newPhoto(dataDirectory);
  const shared = await shareAddresses(url, pages.slice(0, 20));
  const scan = await largeScan();
  const invoice = sampleOf('payer', '2026-11-21');
  const ask = (list: readonly Asked[]) => askAll(url, list);
  return {
    'the pages in three encodings': () =>
      ask(encodings.flatMap((encoding) => pages.map((page) => ({ path: page, encoding })))),
    searches: (round) =>
      ask(words.map((word) => ({ path: `/api/v1/search?q=${encodeURIComponent(`${word} ${round}`)}` }))),
    calculators: () =>
      ask(calculators.map(({ slug, sample }) => ({ path: `/api/v1/calculators/${slug}`, body: sample }))),
    'contact requests': (round) =>
      ask(
        words.map((word) => ({
          path: '/api/v1/util-functions/create-fresh-desk-task',
          body: contactInput({ description: `${word}, round ${round}` }),
        })),
      ),
    'documents of invoices': (round) =>
      ask(
        documents.map((what) => ({
          path: `/api/v1/invoices/${what}`,
          body: { ...invoice, number: `${round}` },
        })),
      ),
    'new pictures': async (round) => {
      renew(round);
      await ask(widths.map((width) => ({ path: `/_image?url=/media/bench.jpg&width=${width}` })));
    },
    'large files': () => sendFiles(url, Array(10).fill(scan)),
    'pictures for shared links': () => ask(shared.map((path) => ({ path }))),
  };
}
