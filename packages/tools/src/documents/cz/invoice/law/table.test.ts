import { expect, test } from 'vitest';
import { rightInvoices } from '../../../../../../../tests/support/invoice/table/right-invoices.ts';
import { bodyOf, tableDay } from '../../../../../../../tests/support/invoice/table/row.ts';
import { wrongInvoices } from '../../../../../../../tests/support/invoice/table/wrong-invoices.ts';
import { droppedRate, readInvoice } from '../model/invoice.ts';
import { lint } from './linter.ts';

/** What the API finds in what was posted. */
function findings(given: unknown) {
  const read = readInvoice(given);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return lint(read.value, tableDay, droppedRate(given, read.value)).findings;
}

/** Acts and sections without their paragraphs: `235/2004 § 29`. */
const sectionsIn = (source: string): readonly string[] => source.match(/\d+\/\d{4}|§ \d+[a-z]*/g) ?? [];

test('there are a hundred wrong invoices and fifty right ones, each told apart', () => {
  expect(wrongInvoices.length).toBeGreaterThanOrEqual(100);
  expect(rightInvoices.length).toBeGreaterThanOrEqual(50);
  const told = [...wrongInvoices, ...rightInvoices].map(({ what }) => what);
  expect(new Set(told).size).toBe(told.length);
});

test.each(wrongInvoices)('$what is found, for that reason', ({ rule, state, source, ...row }) => {
  const all = findings(bodyOf(row));
  const found = all.find((one) => one.rule === rule);
  expect(found?.state, JSON.stringify(all.filter((one) => one.state !== 'right'))).toBe(
    state ?? found?.state,
  );
  expect(found?.state).not.toBe('right');
  if (!source.includes('§')) return;
  const said = sectionsIn(`${found?.act} ${found?.section}`);
  expect(said.filter((one) => sectionsIn(source).includes(one)).length, `${found?.section}`).toBeGreaterThan(
    0,
  );
});

test.each(rightInvoices)('$what is right in everything', (row) => {
  const wrong = findings(bodyOf(row)).filter(({ state }) => state !== 'right');
  expect(wrong.map(({ rule, says }) => `${rule}: ${says}`)).toEqual([]);
});

test('the table as it is read', async () => {
  const wrong = wrongInvoices.map(({ what, rule, source, ...row }, at) => {
    const found = findings(bodyOf(row)).find((one) => one.rule === rule);
    return `| ${at + 1} | ${what} | ${source} | ${found?.state}: ${found?.says} |`;
  });
  const right = rightInvoices.map((row, at) => {
    const alarms = findings(bodyOf(row)).filter(({ state }) => state !== 'right').length;
    return `| ${at + 1} | ${row.what} | ${row.source} | ${alarms === 0 ? 'nothing' : alarms} |`;
  });
  const page = `# What the check of an invoice finds

Made by \`law/table.test.ts\` of the invoice from \`tests/support/invoice/table\`: each row is an invoice as a program posts it.
Sections were read in the consolidated acts on 23 and 28 November 2026; add \`-u\` to the test to write this page anew.

## Wrong

| | what is wrong | act and section | found |
|---|---|---|---|
${wrong.join('\n')}

## Right

| | what it is | act and section | found |
|---|---|---|---|
${right.join('\n')}
`;
  await expect(page).toMatchFileSnapshot('../../../../../../../docs/invoice-findings.md');
});
