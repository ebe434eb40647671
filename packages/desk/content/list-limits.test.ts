import { expect, test } from 'vitest';
import { limitStrangers } from './list-limits.ts';

type Hook = Parameters<typeof limitStrangers>[0];

/** What an operation is left with of what was asked; the hook reads no more of its request than this. */
const left = async (asked: object, { role, payloadAPI = 'REST', operation = 'read' } = {} as Asker) => {
  const req = { payloadAPI, user: role ? { role } : null };
  return limitStrangers({ args: asked, operation, req } as unknown as Hook);
};
type Asker = { role?: string; payloadAPI?: string; operation?: string };

test.each([
  [{}, { depth: 2, pagination: true }],
  [
    { limit: 7, depth: 0 },
    { limit: 7, depth: 0, pagination: true },
  ],
  [
    { limit: 0, depth: 10 },
    { limit: 100, depth: 2, pagination: true },
  ],
  [
    { limit: 101, depth: -1 },
    { limit: 100, depth: 2, pagination: true },
  ],
  [
    { limit: -1, pagination: false },
    { limit: 100, depth: 2, pagination: true },
  ],
  [{ limit: Number.NaN }, { limit: 100, depth: 2, pagination: true }],
])('a stranger who asks for %j gets %j', async (asked, expected) => {
  expect(await left(asked)).toEqual(expected);
});

test.each([{ role: 'editor' }, { payloadAPI: 'local' }, { operation: 'create' }])(
  '%j is given what was asked',
  async (asker) => {
    const asked = { limit: 0, depth: 10, pagination: false };
    expect(await left(asked, asker)).toEqual(asked);
  },
);
