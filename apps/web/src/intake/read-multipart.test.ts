import { expect, test } from 'vitest';
import { isMultipart, readMultipart } from './read-multipart.ts';

const mib = 1024 * 1024;
const posted = (change: (form: FormData) => void) => {
  const form = new FormData();
  change(form);
  return new Request('http://localhost/', { method: 'POST', body: form });
};
const raw = (body: string, type = 'multipart/form-data; boundary=x') =>
  new Request('http://localhost/', { method: 'POST', body, headers: { 'content-type': type } });
const statusOf = async (request: Request, maxBytes = mib) => {
  const read = await readMultipart(request, maxBytes);
  return read instanceof Response ? read.status : read;
};

test('texts and files come apart, and a control without a file is none', async () => {
  const request = posted((form) => {
    form.append('fullName', 'Věra');
    form.append('file:scan', new Blob(['%PDF']), 'pás.pdf');
    form.append('file:photo', new Blob([]), '');
  });
  expect(isMultipart(request.headers)).toBe(true);
  expect(await readMultipart(request, mib)).toEqual({
    texts: [['fullName', 'Věra']],
    files: [{ control: 'file:scan', name: 'pás.pdf', bytes: Buffer.from('%PDF') }],
  });
});

test('an empty file that has a name is one, so that it is said to be empty', async () => {
  const read = await readMultipart(
    posted((form) => form.append('file:scan', new Blob([]), 'a.pdf')),
    mib,
  );
  expect(read).toMatchObject({ files: [{ name: 'a.pdf' }] });
});

test.each([
  ['nothing', raw(''), 400],
  ['no boundary', raw('--x\r\n', 'multipart/form-data; charset=utf-8'), 400],
  ['one that breaks off', raw('--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nhalf'), 400],
  ['too much', posted((form) => form.append('a', new Blob([new Uint8Array(mib + 1)]), 'a')), 413],
  ['thousands of parts', posted((form) => Array.from({ length: 2001 }, () => form.append('a', ''))), 413],
])('%s is refused', async (_, request, status) => expect(await statusOf(request)).toBe(status));
