import { expect, onTestFinished, test, vi } from 'vitest';
import { type Found, pageStore } from './page-store.ts';

const page = (body: string, tags = 'articles', said = 'max-age=300, stale-while-revalidate=86400') =>
  new Response(body, {
    headers: { 'content-type': 'text/html', 'cdn-cache-control': said, 'cache-tag': tags },
  });
const seen = async (found: Found) => {
  if ('response' in found) return ['given once', found.response.status];
  const { body } = await found.page.prepared.in('identity');
  return [found.state, String(body)];
};

/** A store with a clock and a renderer of ours; `say` sets what is rendered from now on. */
function tried() {
  const clock = { now: 0 };
  let next: () => Response | Promise<Response> = () => page('first');
  let renders = 0;
  const store = pageStore(() => clock.now);
  const ask = async (key = '/') =>
    seen(
      await store.find(key, async () => {
        renders += 1;
        return next();
      }),
    );
  const say = (answer: typeof next) => {
    next = answer;
  };
  return { store, ask, say, clock, renders: () => renders };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));
const away = () => {
  throw new Error('the store is away');
};

test('a page is rendered once, however many ask for it at the same time', async () => {
  const { ask, renders } = tried();
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(Array(3).fill(['MISS', 'first']));
  expect(await ask()).toEqual(['HIT', 'first']);
  expect(renders()).toBe(1);
});

test('what was published is rendered before it is answered again', async () => {
  const { store, ask, say } = tried();
  await ask();
  store.invalidate(['services']);
  expect(await ask()).toEqual(['HIT', 'first']);
  say(() => page('second'));
  store.invalidate(['articles']);
  expect(store.fresh('/')).toBeUndefined();
  expect(await ask()).toEqual(['MISS', 'second']);
});

test('a page that was being rendered while it was published is rendered again', async () => {
  const { store, ask, say } = tried();
  say(async () => {
    store.invalidate(['articles']);
    return page('read before');
  });
  await ask();
  say(() => page('read after'));
  expect(await ask()).toEqual(['MISS', 'read after']);
});

test('an old page is answered once more while it is rendered anew', async () => {
  const { ask, say, clock } = tried();
  await ask();
  say(() => page('second'));
  clock.now = 301_000;
  expect(await ask()).toEqual(['STALE', 'first']);
  await settled();
  expect(await ask()).toEqual(['HIT', 'second']);
});

test.each([
  ['throws', away],
  ['answers 500', () => new Response('broken', { status: 500 })],
])('while rendering %s the last copy is answered, for as long as it takes', async (_, broken) => {
  const { store, ask, say, clock, renders } = tried();
  await ask();
  say(broken);
  store.invalidate(['articles']);
  expect(await ask()).toEqual(['STALE', 'first']);
  expect(await ask()).toEqual(['STALE', 'first']);
  expect(renders()).toBe(2);
  clock.now = 7 * 86_400_000;
  expect(await ask()).toEqual(['STALE', 'first']);
  say(() => page('back'));
  clock.now += 5000;
  expect(await ask()).toEqual(['MISS', 'back']);
});

test('while rendering hangs the last copy is answered', async () => {
  const { store, ask, say } = tried();
  await ask();
  say(() => new Promise<never>(() => undefined));
  store.invalidate(['articles']);
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const asked = ask();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await asked).toEqual(['STALE', 'first']);
});

test('without a copy a failure is told', async () => {
  const { ask, say } = tried();
  say(away);
  await expect(ask()).rejects.toThrow('the store is away');
  say(() => page('back'));
  expect(await ask()).toEqual(['MISS', 'back']);
});

test('a page that is gone is not kept', async () => {
  const { store, ask, say } = tried();
  await ask();
  say(() => new Response('gone', { status: 404 }));
  store.invalidate(['articles']);
  expect(await ask()).toEqual(['given once', 404]);
  say(away);
  await expect(ask()).rejects.toThrow();
});

test('what cannot be kept is given to the one who asked, and rendered for each other', async () => {
  const { ask, say, renders } = tried();
  say(() => new Response('yours'));
  expect(await Promise.all([ask(), ask()])).toEqual([
    ['given once', 200],
    ['given once', 200],
  ]);
  expect(renders()).toBe(2);
});

test('an answer with a cookie is never kept', async () => {
  const { ask, say } = tried();
  say(() => {
    const answer = page('yours');
    answer.headers.append('set-cookie', 'a=b');
    return answer;
  });
  expect(await ask()).toEqual(['given once', 200]);
});
