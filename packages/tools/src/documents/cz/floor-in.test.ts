import { expect, test } from 'vitest';
import { floorIn } from './floor-in.ts';

test.each([
  ['3', 'floor 3', '3. patro'],
  ['3. patro', 'floor 3', '3. patro'],
  [' 1. ', 'floor 1', '1. patro'],
  ['0', 'ground floor', 'přízemí'],
  ['Přízemí', 'ground floor', 'přízemí'],
  ['mezonet', 'mezonet', 'mezonet'],
  ['2. NP', '2. NP', '2. NP'],
  ['', '', ''],
])('%j is %j and %j', (given, en, local) => expect(floorIn(given)).toEqual([en, local]));
