import { rulesByDay } from '@majak/law/cz/rules-by-day';
import { lawOn } from '@majak/law/law-on';
import { step } from '@majak/law/step';
import { plain, rule } from '@majak/law/term';
import { expect, test } from 'vitest';
import { taxOnTop } from './tax-on-top.ts';

const found = lawOn(rulesByDay, '2026-06-01');
if (!found.ok) throw new Error(found.error);
const law = found.value;
const credits = step('credit', 'Credit', rule(law, 'cz.credit.taxpayer.year'));
const crowns = (value: number) => plain(value, 'CZK');

/** What an income of `added` brings on top of `other`, as numbers. */
function onTop(added: number, other: number, credited = false) {
  const found = taxOnTop(law, {
    added: crowns(added),
    other: crowns(other),
    ...(credited ? { credits } : {}),
  });
  return [found.taxBase, found.taxBeforeCredits, found.incomeTax].map(({ number }) => number.toNumber());
}

test.each([
  ['alone, down to hundreds', onTop(100_099.99, 0), [100_000, 15_000, 15_000]],
  ['alone, with the credit', onTop(300_000, 0, true), [300_000, 45_000, 14_160]],
  ['alone, under the credit', onTop(100_000, 0, true), [100_000, 15_000, 0]],
  ['on top of another, at the first rate', onTop(100_000, 500_000), [100_000, 15_000, 15_000]],
  ['both together make a hundred', onTop(50, 50), [0, 15, 15]],
  ['above the limit of the second rate', onTop(100_000, 1_762_812), [100_000, 23_000, 23_000]],
  ['the other base uses up the credit', onTop(100_000, 500_000, true), [100_000, 15_000, 15_000]],
  ['the rest of the credit counts', onTop(100_000, 150_000, true), [100_000, 15_000, 6_660]],
  ['nothing on top of nothing', onTop(0, 0), [0, 0, 0]],
  ['nothing on top of something', onTop(0, 500_000, true), [0, 0, 0]],
])('%s', (_case, ours, expected) => expect(ours).toEqual(expected));
