import { expect, inject, test } from 'vitest';
import { missingSafety, rawRequest } from '../support/raw-request.ts';
import { samples } from '../support/routes.ts';

const { web, studio } = inject('product');
const { host } = new URL(web);
const contact = '/api/v1/util-functions/create-fresh-desk-task';

const raw = (request: string) => rawRequest(new URL(web), request);
const get = (target: string, ...lines: string[]) =>
  raw([`GET ${target} HTTP/1.1`, `Host: ${host}`, 'Connection: close', ...lines, '', ''].join('\r\n'));
const post = (target: string, body: string, type = 'application/json') =>
  raw(
    `POST ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );

const targets = [
  '/%E0%A4%A',
  '/%',
  '/%00',
  '/blog%00',
  '/media/%00.png',
  '/media/..',
  '/media/../../etc/passwd',
  '/media/..%2f..%2fmajak.db',
  '/media/.png',
  '/media/captions/%00.vtt',
  '/media/captions/99999999999999999999.vtt',
  `/${'a'.repeat(3000)}`,
  `/${'a/'.repeat(1500)}`,
  `/${'%25'.repeat(900)}41`,
  '/%25%32%35%2500',
  '//evil.example/',
  '//evil.example//',
  '/.//evil.example/',
  '/\\evil.example/',
  '/%5Cevil.example/',
  '/%2F/evil.example/',
  '/%252F%252Fevil.example/',
  '/blog//',
  '/blog/',
  '/?q=%E0%A4%A',
  '/search?q=%00',
  `/search?q=${'%F0%9F%8F%B4'.repeat(300)}`,
  '/search?q=%ED%A0%80',
  '/search?page=-1&q=visa',
  '/blog?page=99999999999999999999',
  '/blog?topic=__proto__',
  '/our-services?for=constructor',
  '/?service=__proto__',
  '/calculators/__proto__',
  '/calculators/constructor',
  '/law/__proto__',
  '/law/%00',
  '/forms/__proto__',
  '/academy/%00/%00',
  '/work-with-us/%00',
  '/user/%00',
  '/user/serviceDetail/%E0%A4%A',
  '/preview/%00',
  '/preview/a.b.c',
  '/dev/mail/%00',
  '/dev/blocks/__proto__',
  '/sitemap/__proto__.xml',
  '/sitemap/99999999999.xml',
  '/_image',
  '/_image?url=%00',
  '/_image?url=/media/..%2f..%2fpasswd.png&width=640',
  '/_image?url=/media/a.png&width=640&width=640',
  '/_image?url=%ED%A0%80&width=1e9&quality=NaN',
  '/og/x.png',
  '/og/%00.png?title=%00',
  `/og/__proto__.png?title=${'a'.repeat(3000)}`,
  '/api',
  '/api/v1/__proto__',
  '/api/v1/calculators/__proto__',
  '/api/v1/calculators/%00',
  '/api/v1/invoices/__proto__',
  '/api/v1/search?q=%00',
  '/api/v1/search?q=a&limit=-1&from=1e99',
  '/api/v1/registers/companies/%00',
  '/api/v1/registers/companies/99999999999999',
  'http://evil.example/blog',
  'http://evil.example',
  'https://[::1/blog',
  'blog',
  '*',
];

test.each(targets)('%s breaks nothing and leads nowhere else', async (target) => {
  const { status, headers } = await get(target);
  expect(status).toBeLessThan(500);
  expect(missingSafety(headers)).toEqual([]);
  const to = headers.get('location');
  if (to !== null) expect([new URL(web).origin, studio]).toContain(new URL(to, web).origin);
});

test.each([
  ['Host: a b', '/'],
  ['Host: [::1', '/blog'],
  ['Host: evil.example/x', '/'],
  [`Host: ${host}\r\nHost: evil.example`, '/'],
  [`Host: ${host}\r\nHost: ${host}`, '/favicon.svg'],
  ['Accept: */*', '/blog'],
])('a broken host (%s) is refused', async (line, target) => {
  const { status, headers } = await raw(`GET ${target} HTTP/1.1\r\n${line}\r\nConnection: close\r\n\r\n`);
  expect([status, missingSafety(headers)]).toEqual([400, []]);
});

test.each([
  'Cookie: =;;=%E0%A4%A; a="; __proto__=1',
  'Cookie: majak-token=%00%E0',
  'Range: bytes=5-2',
  'Range: bytes=99999999999999999999-',
  'Range: bytes=-0',
  'Range: lines=a-b,,,',
  'If-None-Match: ,,W/,"',
  'If-Modified-Since: never',
  'Accept-Encoding: ;q=,;;,br;q=NaN',
  'Accept: image/avif;q=\u00ff',
  'X-Forwarded-For: %00, \u00ff',
  'X-Forwarded-Proto: javascript',
  'X-Forwarded-Host: evil.example',
  'Content-Type: \u00ff',
  'Upgrade: websocket',
])('the header %s breaks nothing', async (line) => {
  for (const target of [samples.home, '/favicon.svg', '/share.png', '/search?q=visa', '/media/none.png'])
    expect((await get(target, line)).status).toBeLessThan(500);
});

const deep = `${'['.repeat(60_000)}${']'.repeat(60_000)}`;
test.each([
  '{"__proto__":{"name":"x"},"constructor":{"prototype":1}}',
  '{"name":"\\ud800","email":"\\udc00@x"}',
  '{"name":"\\u0000","message":"\\u0000"}',
  deep,
  `{"name":${deep}}`,
  '{"year":1e999,"grossSalary":-1e999}',
  '[]',
  'null',
  '"a"',
  '{',
  '',
  '\u00ff\u00fe',
])('the body %.40s breaks nothing', async (body) => {
  const calculator = '/api/v1/calculators/net-salary';
  const form = '/api/v1/forms/consultation';
  for (const target of [contact, form, calculator, '/api/v1/invoices/pdf', '/api/v1/reviews'])
    expect([target, (await post(target, body)).status < 500]).toEqual([target, true]);
  const plain = 'application/x-www-form-urlencoded';
  for (const target of ['/contact', '/forms/consultation', '/reviews', '/calculators/net-salary'])
    expect([target, (await post(target, body, plain)).status < 500]).toEqual([target, true]);
});

test.each(['TRACE', 'CONNECT', 'PUT', 'DELETE', 'PROPFIND', 'BREW'])(
  '%s is not understood',
  async (method) => {
    const target = method === 'CONNECT' ? 'evil.example:443' : '/';
    const { status, headers } = await raw(
      `${method} ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
    );
    expect([status, headers.get('allow'), missingSafety(headers)]).toEqual([
      405,
      'GET, HEAD, POST, OPTIONS',
      [],
    ]);
  },
);

test.each([
  ['no HTTP at all', 'hello\r\n\r\n'],
  ['a head that is too large', `GET / HTTP/1.1\r\nHost: ${host}\r\nX: ${'a'.repeat(70_000)}\r\n\r\n`],
  [
    'a length and chunks at once',
    `POST / HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n`,
  ],
  ['an expectation', `GET / HTTP/1.1\r\nHost: ${host}\r\nExpect: miracles\r\n\r\n`],
])('%s is refused with all headers of safety', async (_, request) => {
  const { status, headers } = await raw(request);
  expect(Math.floor(status / 100)).toBe(4);
  expect(missingSafety(headers)).toEqual([]);
});

const thanks = ['/our-services/thank-you', '/reviews/thank-you', '/czech-taxes-online/thank-you'];
test.each(thanks)('%s is kept by nobody', async (target) => {
  const { status, headers } = await get(`${target}?reference=MJK-7F3K-9QX2`);
  expect([status, headers.get('cache-control'), headers.get('x-astro-cache')]).toEqual([
    200,
    'no-store',
    null,
  ]);
});

test.each(['/', '/share.png', '/favicon.svg', '/nothing-here', '/api/v1/calculators', '/blog/'])(
  '%s comes with all headers of safety, changed or not',
  async (target) => {
    const { headers } = await get(target);
    expect(missingSafety(headers)).toEqual([]);
    const etag = headers.get('etag');
    if (!etag) return;
    const again = await get(target, `If-None-Match: "x", ${etag.replace('W/', '')}`);
    expect([again.status, missingSafety(again.headers)]).toEqual([304, []]);
  },
);

test('HEAD says what GET says, and sends nothing', async () => {
  for (const target of ['/', '/blog', '/nothing-here', '/our-services/thank-you', '/favicon.svg']) {
    const [head, whole] = [await fetch(web + target, { method: 'HEAD' }), await fetch(web + target)];
    expect([target, head.status, await head.text()]).toEqual([target, whole.status, '']);
    expect(head.headers.get('content-security-policy')).toBe(whole.headers.get('content-security-policy'));
  }
});

const rawStudio = (request: string) => rawRequest(new URL(studio), request);
const ofStudio = `Host: ${new URL(studio).host}\r\nConnection: close\r\n\r\n`;
test.each(['TRACE', 'CONNECT', 'PROPFIND', 'BREW'])('%s is not understood by the studio', async (method) => {
  const target = method === 'CONNECT' ? 'evil.example:443' : '/admin';
  const { status, headers } = await rawStudio(`${method} ${target} HTTP/1.1\r\n${ofStudio}`);
  expect([status, headers.get('allow'), missingSafety(headers)]).toEqual([
    405,
    'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
    [],
  ]);
});

test.each([
  ['//evil.example', 308],
  ['/api//users', 308],
  ['/admin/login', 200],
  ['/api/nothing-here', 404],
  ['/nothing-here', 404],
])('the studio answers %s with all headers of safety, each once', async (target, expected) => {
  const { status, headers } = await rawStudio(`GET ${target} HTTP/1.1\r\n${ofStudio}`);
  expect([status, missingSafety(headers)]).toEqual([expected, []]);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('a page of the studio has its own policy and no other', async () => {
  const { headers } = await rawStudio(`GET /admin/login HTTP/1.1\r\n${ofStudio}`);
  const policy = headers.get('content-security-policy');
  expect(policy).toContain("'nonce-");
  expect(policy).not.toContain('sandbox');
});

test('a stranger is given no list without an end', async () => {
  for (const asked of ['limit=0', 'limit=100000', 'pagination=false', 'limit=-1']) {
    const answer: unknown = await (await fetch(`${studio}/api/services?${asked}&depth=10`)).json();
    expect(answer).toMatchObject({ limit: asked === 'pagination=false' ? 10 : 100 });
  }
});
