import { expect, test } from 'vitest';
import { readOamNumber } from './oam-number.ts';

test.each([
  ['OAM-4242/TP-2042', 'OAM-4242/TP-2042', true],
  ['oAM-12345-9/MK-2023', 'OAM-12345-9/MK-2023', true],
  ['OAM-00004-99/mk-2020', 'OAM-4-99/MK-2020', true],
  ['777 / ZK-2026', 'OAM-777/ZK-2026', true],
  ['OAM-1/XX-2026', 'OAM-1/XX-2026', false],
])('%s is %s', (text, written, isKnownKind) => expect(readOamNumber(text)).toEqual({ written, isKnownKind }));

test.each([
  'OAM-12345-911/MK-2023',
  'OAM-123456/TP-2026',
  'OAM-0/TP-2026',
  'OAM-1/T-2026',
  'OAM-1/TP-26',
  'MV-1/TP-2026',
  '',
])('%s is no file number', (text) => expect(readOamNumber(text)).toBeUndefined());
