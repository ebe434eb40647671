import { expect, test, vi } from 'vitest';

vi.mock('@majak/desk/payload', () => ({ openPayload: () => Promise.reject(new Error('The store is away')) }));
const { openClientCase } = await import('./open-client-case.ts');

const ask = (method: string) =>
  openClientCase(
    'MJK-7F3K-9QX2',
    new Request('http://site.test/client-area/cases/MJK-7F3K-9QX2', { method }),
  );

test('where the store is away the page of a case says so, and after a post how nothing is lost', async () => {
  expect(await ask('GET')).toEqual({ away: expect.stringContaining('We can’t show your case right now') });
  expect(await ask('POST')).toEqual({
    away: expect.stringContaining('Go back: what you typed is still there'),
  });
});
