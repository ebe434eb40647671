import { expect, test } from 'vitest';
import { formulaCell } from './formula-cell.ts';

const begins = ['=1+1', '+1', '-1', '@SUM(A1)', '＝1', '＋1', '－1', '＠x', '﹦1', '﹢1', '﹣1', '﹫x'];
/** What stands before it and is not seen, or is dropped by what opens the file. */
const before = {
  nothing: '',
  spaces: ' \u00a0\u3000',
  'a tab': '\t',
  'a carriage return': '\r',
  'new lines': '\n\u2028',
  'a byte order mark': '\ufeff',
  'marks without a width': '\u200b\u2060\u202e\u00ad',
  'control characters': '\0\u0001\u001f\u0085',
  fillers: '\u115f\u3164\ufe0f\u034f',
  apostrophes: "''",
} as const;

test.each(Object.entries(before))('a formula after %s is one that a spreadsheet may run', (_, hidden) =>
  expect(begins.filter((one) => !formulaCell.test(hidden + one))).toEqual([]),
);

test.each(['Ana', '1 - 1', 'a=b', 'Čapková-Nová', 'mailto:a@b.cz', "O'Neill", '12.5', ''])(
  '%j is a text as it is',
  (text) => expect(formulaCell.test(text)).toBe(false),
);

test.each(['\tAna', '\rAna'])('%j moves cells', (text) => expect(formulaCell.test(text)).toBe(true));
