import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { get } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import * as z from 'zod';
import { samples } from '../support/routes.ts';
import { median, print } from './figures.ts';
import { startWeb, type Web } from './web-process.ts';

const rounds = 3;
const seconds = 3;
const connections = 32;
const encodings = ['identity', 'gzip', 'br'] as const;
/** What is asked of a cached page beside a bare server, and for a minute while an editor publishes. */
const goals = { ratio: 0.6, p99Ms: 5, sustainedPerSecond: 2000, sustainedS: 60 };
const answer = z.object({
  perSecond: z.number(),
  p50Ms: z.number(),
  p99Ms: z.number(),
  bytes: z.number(),
  failed: z.number(),
});

const load = async (url: string, encoding: string, forS: number = seconds) => {
  const args = ['tests/bench/load.ts', url, String(connections), String(forS), encoding];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return answer.parse(JSON.parse(stdout));
};

/** The answer as it goes over the wire. */
const rawBody = (url: string, encoding: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': encoding } }, (response) =>
      buffer(response).then(resolve, reject),
    ).on('error', reject);
  });

async function bareServer(file: string, encoding: string) {
  const args = ['tests/bench/bare-server.ts', file, ...(encoding === 'identity' ? [] : [encoding])];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = await once(child.stdout, 'data');
  return { url: `http://127.0.0.1:${Number(port)}/`, stop: () => child.kill() };
}

type Measured = z.infer<typeof answer>;

/** Turn and turn about, so that both meet the same weather; the first of each only warms up. */
async function measure(url: string, file: string, encoding: string) {
  const bare = await bareServer(file, encoding);
  const seen: Record<'product' | 'bare', Measured[]> = { product: [], bare: [] };
  for (let round = -1; round < rounds; round += 1) {
    const product = await load(url, encoding);
    const floor = await load(bare.url, encoding);
    if (round < 0) continue;
    seen.product.push(product);
    seen.bare.push(floor);
  }
  bare.stop();
  return (who: keyof typeof seen, what: keyof Measured) => median(seen[who].map((each) => each[what]));
}

/** The blog for a minute, while an editor publishes an article of it once a second. */
async function sustained(web: Web, home: string): Promise<void> {
  const url = new URL('/blog', home).href;
  const editor = web.output('tests/bench/busy-editor.ts', String(goals.sustainedS));
  const seen = await load(url, 'br', goals.sustainedS);
  const name = 'the blog while an editor publishes';
  const budget = goals.sustainedPerSecond;
  print({ name: `${name}: requests a second`, value: seen.perSecond, budget, least: true });
  print({ name: `${name}: p50`, value: seen.p50Ms, unit: 'ms' });
  print({ name: `${name}: p99`, value: seen.p99Ms, unit: 'ms' });
  print({ name: `${name}: answers that are not 200`, value: seen.failed, budget: 0 });
  print({ name: `${name}: times published`, value: Number((await editor).trim().split('\n').at(-1)) });
}

/** A cached page from one web process, beside a bare node:http server that answers the same bytes. */
export async function benchServer(): Promise<boolean> {
  const web = await startWeb();
  const url = web.url.replace('localhost', '127.0.0.1') + samples.home;
  try {
    for (const encoding of encodings) {
      const file = path.join(web.dataDirectory, `body.${encoding}`);
      writeFileSync(file, await rawBody(url, encoding));
      const of = await measure(url, file, encoding);
      const name = `cached page, ${encoding}`;
      const perSecond = of('product', 'perSecond');
      const bare = of('bare', 'perSecond');
      print({ name: `${name}: requests a second`, value: perSecond });
      print({
        name: `${name}: p99 at ${connections} connections`,
        value: of('product', 'p99Ms'),
        unit: 'ms',
        budget: goals.p99Ms,
      });
      print({ name: `${name}: p50`, value: of('product', 'p50Ms'), unit: 'ms' });
      print({ name: `${name}: bytes an answer`, value: of('product', 'bytes') });
      print({ name: `${name}: answers that are not 200`, value: of('product', 'failed'), budget: 0 });
      print({ name: `bare node:http, ${encoding}: requests a second`, value: bare });
      const ratio = { name: `${name}: ratio to bare node:http`, value: perSecond / bare };
      print({ ...ratio, budget: goals.ratio, least: true });
    }
    await sustained(web, url);
  } finally {
    await web.stop();
  }
  return true;
}
