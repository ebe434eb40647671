import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readBody } from './read-body.ts';

const sent = { cf_full_name: 'José Muñoz' };
const json = JSON.stringify(sent);

async function read(body: string | Buffer<ArrayBuffer>, headers: Record<string, string> = {}) {
  const given = { 'Content-Type': 'application/json', ...headers };
  const result = await readBody(
    new Request('https://majak.example/', { method: 'POST', headers: given, body }),
    256 * 1024,
  );
  if (result instanceof Response) return [result.status, (await result.json()).title];
  return result.kind === 'form' ? Object.fromEntries(result.value) : result.value;
}

test.each([
  ['as it is', Buffer.from(json), {}],
  ['in capitals', Buffer.from(json), { 'Content-Type': 'Application/JSON; Charset="UTF-8"' }],
  ['with a byte order mark', Buffer.from(`\ufeff${json}`), {}],
  ['not packed, in words', Buffer.from(json), { 'Content-Encoding': 'identity' }],
  [
    'as a form',
    Buffer.from(String(new URLSearchParams(sent))),
    { 'Content-Type': 'application/x-www-form-urlencoded' },
  ],
])('a name with accents arrives whole: %s', async (_, body, headers) => {
  expect(await read(body, headers)).toEqual(sent);
});

const latin = Buffer.from(json, 'latin1');
test.each<[string, Buffer<ArrayBuffer>, Record<string, string>, [number, string]]>([
  ['Latin letters, unsaid', latin, {}, [400, 'The body is not UTF-8']],
  [
    'Latin letters, said',
    latin,
    { 'Content-Type': 'application/json; charset=iso-8859-1' },
    [415, 'This charset is not understood'],
  ],
  [
    'two bytes a letter',
    Buffer.from(json, 'utf16le'),
    { 'Content-Type': 'application/json;charset=utf-16' },
    [415, 'This charset is not understood'],
  ],
  [
    'packed twice',
    gzipSync(gzipSync(json)),
    { 'Content-Encoding': 'gzip, gzip' },
    [415, 'This content encoding is not understood'],
  ],
  [
    'packed, it says',
    Buffer.from(json),
    { 'Content-Encoding': 'br' },
    [415, 'This content encoding is not understood'],
  ],
  [
    'of a type of its own',
    Buffer.from(json),
    { 'Content-Type': 'text/plain' },
    [415, 'This content type is not understood'],
  ],
  [
    'a property that all objects have',
    Buffer.from(json),
    { 'Content-Type': 'constructor' },
    [415, 'This content type is not understood'],
  ],
  ['no JSON', Buffer.from('{'), {}, [400, 'The body is not JSON']],
  ['without an end', Buffer.alloc(257 * 1024, 32), {}, [413, 'The body is larger than 256 KB']],
])(
  'what would be read otherwise than it was written is refused in words: %s',
  async (_, body, headers, said) => {
    expect(await read(body, headers)).toEqual(said);
  },
);

test('a name that comes twice is kept twice', async () => {
  const body = new Request('https://majak.example/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'a=1&a=2',
  });
  expect(await readBody(body, 256 * 1024)).toEqual({
    kind: 'form',
    value: [
      ['a', '1'],
      ['a', '2'],
    ],
  });
});
