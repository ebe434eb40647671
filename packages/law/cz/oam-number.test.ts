import { expect, test } from 'vitest';
import { readOamNumber } from './oam-number.ts';
import { officeRegister } from './office-register.ts';

test.each([
  ['OAM-4242/TP-2042', 'OAM-4242/TP-2042', 'OAM-4242/TP-2042', true],
  ['oAM-12345-9/MK-2023', 'OAM-12345-9/MK-2023', 'OAM-12345/MK-2023', true],
  ['OAM-00004-99/mk-2020', 'OAM-4-99/MK-2020', 'OAM-4/MK-2020', true],
  ['777 / ZK-2026', 'OAM-777/ZK-2026', 'OAM-777/ZK-2026', true],
  ['OAM-1/XX-2026', 'OAM-1/XX-2026', 'OAM-1/XX-2026', false],
  // As it is pasted from a letter or a message: letters took none of these, the tracker did.
  [' oam – 00012 / zk – 2026 ', 'OAM-12/ZK-2026', 'OAM-12/ZK-2026', true],
  ['OAM-12345/ZK-2026\u200b', 'OAM-12345/ZK-2026', 'OAM-12345/ZK-2026', true],
  ['OAM12345/ZK2026', 'OAM-12345/ZK-2026', 'OAM-12345/ZK-2026', true],
  ['OAM-0000012345/ZK-2026', 'OAM-12345/ZK-2026', 'OAM-12345/ZK-2026', true],
  // With what stands around it in a letter, or on a keyboard for other scripts.
  ['OAM-12345/ZK-2026.', 'OAM-12345/ZK-2026', 'OAM-12345/ZK-2026', true],
  ['č. j. OAM-12345-3/ZK-2026,', 'OAM-12345-3/ZK-2026', 'OAM-12345/ZK-2026', true],
  ['Číslo jednací: OAM – 12345 / ZK – 2026;', 'OAM-12345/ZK-2026', 'OAM-12345/ZK-2026', true],
  ['„OAM-12345/ZK-2026“', 'OAM-12345/ZK-2026', 'OAM-12345/ZK-2026', true],
  ['ＯＡＭ－１２３４５／ＺＫ－２０２６', 'OAM-12345/ZK-2026', 'OAM-12345/ZK-2026', true],
  ['OAM-12345∕ZK-2026', 'OAM-12345/ZK-2026', 'OAM-12345/ZK-2026', true],
])('%j is %s, of the file %s', (text, written, file, isKnownKind) => {
  expect(readOamNumber(text)).toEqual({ written, file, isKnownKind });
  expect(officeRegister.readNumber(text)).toBe(file);
});

test.each([
  'OAM-12345-911/MK-2023',
  'OAM-123456/TP-2026',
  'OAM-0/TP-2026',
  'OAM-1/T-2026',
  'OAM-1/TP-26',
  'MV-1/TP-2026',
  'OAM-1/TP-2026, OAM-2/TP-2026',
  'OAM-1/TP-2026OAM-1/TP-2026',
  'OAM-1/TP-20261',
  '',
])('%j is no file number', (text) => {
  expect(readOamNumber(text)).toBeUndefined();
  expect(officeRegister.readNumber(text)).toBeUndefined();
});
