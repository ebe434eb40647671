import { expect, test } from 'vitest';
import { howSure } from './how-sure.ts';
import type { ConfidenceMark } from './rule.ts';
import { ordersReadOn, pagesReadOn, sourceReadOn } from './source.ts';

const act = sourceReadOn({ kind: 'act', title: 'An act', readOn: '2026-11-23' })('§ 1');
const order = ordersReadOn('2026-11-23')('An order')('all of it');
const page = pagesReadOn('2026-11-23')('A page')('15 %');

test.each([
  [[act, page], '3', 'stated in its act'],
  [[order], '1', 'stated in its order or notice'],
  [[act, page], '3!', 'stated in its act, at least one other source says otherwise'],
  [[act], 'd', 'computed by the rule of its act'],
  [[act], '1d', 'computed by the rule of its act'],
  [[act], '1k', 'partly stated by 1 source, the rest not confirmed'],
  [[page], '2', 'confirmed by 2 sources'],
  [[page], 'k', 'not confirmed'],
  [[], 'd', 'computed by the rule of the law'],
] as const)('%j, %s: %s', (sources, mark: ConfidenceMark, said) =>
  expect(howSure({ sources }, mark)).toBe(said),
);
