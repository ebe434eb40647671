import { expect, test } from 'vitest';
import { withEarlier } from './use-draft.ts';

const kept = { name: 'Jana', town: 'Brno' };

test('what was typed before the draft was there stays, and nothing else of an untouched form', () => {
  const served = { name: '', country: 'CZ' };
  expect(withEarlier(kept, served, { name: 'Eva', town: '', country: 'CZ' })).toEqual({
    name: 'Eva',
    town: 'Brno',
  });
});

test('the draft of another tab stands as it is', () => {
  expect(withEarlier(kept, undefined, { name: 'Eva' })).toEqual(kept);
});
