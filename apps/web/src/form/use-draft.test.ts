import { expect, test } from 'vitest';
import { mergeEarlyInput } from './use-draft.ts';

const kept = { name: 'Jana', town: 'Brno' };

test('what was typed before the draft was there stays, and nothing else of an untouched form', () => {
  const served = { name: '', country: 'CZ' };
  expect(mergeEarlyInput(kept, served, { name: 'Eva', town: '', country: 'CZ' })).toEqual({
    name: 'Eva',
    town: 'Brno',
  });
});

test('the draft of another tab stands as it is', () => {
  expect(mergeEarlyInput(kept, undefined, { name: 'Eva' })).toEqual(kept);
});
