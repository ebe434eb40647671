import { expect, test } from 'vitest';
import { sampleAnswers } from '../../../../../../sites/all-tools.ts';
import { readForm } from '../../../form/form.ts';
import { reportingDuties } from './change-of-address/reporting-duty.ts';
import { changeOfAddress } from './change-of-address.ts';

const { form, refuse, check } = changeOfAddress;
const moved = { howLong: 'until', movedOn: '2026-01-01' };

test.each([
  ['longTerm', '2026-01-31', true],
  ['longTerm', '2026-02-01', false],
  ['euCertificate', '2026-06-30', true],
  ['euCertificate', '2026-07-01', false],
  ['visaFree', '2026-04-01', true],
  ['visaFree', '2026-04-02', false],
  ['seasonal', '2026-01-16', true],
  ['seasonal', '2026-01-17', false],
])('with %s a move from 1 January until %s needs no report: %s', (stay, livesUntil, isShort) => {
  expect(refuse?.({ ...moved, stay, livesUntil }) !== undefined).toBe(isShort);
  expect(refuse?.({ ...moved, stay, livesUntil, howLong: 'open' })).toBeUndefined();
});

test('with permanent residence from outside the EU every move is reported: the card shows the address', () => {
  expect(refuse?.({ ...moved, stay: 'permanent', livesUntil: '2026-01-05' })).toBeUndefined();
  expect(reportingDuties.permanent).toMatchObject({
    section: '§ 103(e)',
    within: { days: 3, counted: 'working days' },
  });
});

test.each([
  ['longTerm', '2026-01-31', 0],
  ['longTerm', '2026-02-01', 1],
  ['seasonal', '2026-01-17', 1],
  ['euCertificate', '2026-12-31', 0],
  ['a stay nobody has', '2026-12-31', 0],
])('with %s, %s is late by %i findings', (stay, today, findings) =>
  expect(check?.({ ...moved, stay }, today)).toHaveLength(findings),
);

test('a move lasts beyond its first day', () => {
  const reading = readForm(form, { ...sampleAnswers['change-of-address'], livesUntil: '2026-10-31' });
  expect(reading.ok ? [] : reading.faults).toEqual([
    { field: 'livesUntil', code: 'order', message: 'Enter a last day that isn’t before the move' },
  ]);
});
