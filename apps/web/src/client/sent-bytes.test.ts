import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const origin = 'https://site.example';
const line = { textContent: '', dataset: { sentBytes: '0' } };
const arrived = vi.fn(async (input: Request | string, init?: RequestInit) => {
  const body = await new Request(input, init).text();
  return new Response(body);
});

const uploaded = vi.fn();
/** Anew for each test, since the counter changes it. */
const uploading = () =>
  class {
    send(body: unknown) {
      uploaded(body);
    }
  };

beforeEach(async () => {
  vi.resetModules();
  line.textContent = '0 bytes';
  vi.stubGlobal('location', { origin });
  vi.stubGlobal('window', { fetch: arrived });
  vi.stubGlobal('Document', class {});
  vi.stubGlobal('XMLHttpRequest', uploading());
  vi.stubGlobal('document', { querySelector: () => line, querySelectorAll: () => [line] });
  await import('./sent-bytes.ts');
});
afterEach(() => vi.unstubAllGlobals());

const post = (path: string, body: BodyInit) => window.fetch(origin + path, { method: 'POST', body });

test('what is sent arrives as it was, and is counted in bytes, not letters', async () => {
  const answer = await post('/api/v1/documents/contract/preview', '{"name":"Žofie"}');
  expect(await answer.text()).toBe('{"name":"Žofie"}');
  await expect.poll(() => line.textContent).toContain('17 bytes to draw');
  await post('/api/v1/documents/contract/pdf', 'x'.repeat(1000));
  await expect.poll(() => line.textContent).toContain('1.0 KB to draw');
});

test('a request that is made before it is sent is counted too, and what it is for is said', async () => {
  const request = new Request(`${origin}/api/v1/applications/tax`, { method: 'POST', body: 'abc' });
  expect(await (await window.fetch(request)).text()).toBe('abc');
  await expect.poll(() => line.textContent).toContain('3 bytes with a form you sent');
  await window.fetch(`${origin}/api/v1/registers/companies/45274649`);
  await expect.poll(() => line.textContent).toContain('29 bytes to look something up');
});

test('a file that goes with a form is counted as well', async () => {
  const file = new Blob(['12345']);
  new XMLHttpRequest().send(file);
  expect(uploaded).toHaveBeenCalledWith(file);
  await expect.poll(() => line.textContent).toContain('5 bytes with a form you sent');
});

test('what carries no answer is not counted', async () => {
  await window.fetch(`${origin}/contact/choices.json`);
  await window.fetch('data:text/plain,abc');
  await post('/api/v1/documents/contract/preview', 'a');
  await expect
    .poll(() => line.textContent)
    .toContain('has sent 1 byte to draw and check the document, which we don’t keep.');
});
