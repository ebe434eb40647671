import { expect, test } from 'vitest';
import { inWords } from './delivery-words.ts';
import { readDeliveries, readFault } from './read-deliveries.ts';

const row = { id: 1, channel: 'desk', status: 'INITIAL', attempts: 0, dueAt: '2026-11-21T14:00:00.000Z' };

test.each([
  [{}, 'Waiting', 'open', 'within seconds'],
  [{ attempts: 3 }, 'Will be tried again', 'open', '21 November 2026 at 15:00'],
  [{ status: 'REQUESTED', attempts: 1 }, 'Under way', 'open', 'now'],
  [{ status: 'FAILED', attempts: 30 }, 'Given up', 'failed', '21 November 2026 at 15:00'],
  [
    { status: 'SUCCEEDED', deliveredAt: '2026-07-01T09:30:00.000Z' },
    'Delivered',
    'done',
    '1 July 2026 at 11:30',
  ],
  [{ status: 'SUCCEEDED', lastError: 'Enough for a day' }, 'Not sent', 'done', ''],
])('%j is told as %s', (change, status, tone, when) => {
  expect(inWords({ ...row, ...change }, 'Europe/Prague')).toEqual({
    what: 'Ticket at the help desk',
    status,
    tone,
    when,
  });
});

test('a channel without a name keeps its own', () => {
  expect(inWords({ ...row, channel: 'pigeon' }, 'Europe/Prague').what).toBe('pigeon');
});

test('an answer of the API is read, and what is no delivery left out', () => {
  const answer = { docs: [{ ...row, lastError: null, externalId: '42' }, { id: 'x' }, null] };
  expect(readDeliveries(answer)).toEqual([{ ...row, externalId: '42' }]);
  for (const nothing of [null, 'no', {}, { docs: 7 }]) expect(readDeliveries(nothing)).toEqual([]);
});

test('a fault is told in the words of the answer, or in ours', () => {
  expect(readFault({ errors: [{ message: 'Not you.' }] }, 'Broken.')).toBe('Not you.');
  for (const nothing of [null, {}, { errors: [] }, { errors: [7] }])
    expect(readFault(nothing, 'Broken.')).toBe('Broken.');
});
