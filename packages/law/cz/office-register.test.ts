import { describe, expect, test } from 'vitest';
import { officeRegister } from './office-register.ts';

const { readNumber, readState } = officeRegister;

describe('readNumber', () => {
  test.each([
    ['OAM-4242/TP-2042', 'OAM-4242/TP-2042'],
    ['oAM-12345-9/MK-2023', 'OAM-12345/MK-2023'],
    ['OAM-00004-99/MK-2020', 'OAM-4/MK-2020'],
    ['4242/TP-2042', 'OAM-4242/TP-2042'],
    [' oam – 00012 / zk – 2026 ', 'OAM-12/ZK-2026'],
    ['OAM-12345/ZK-2026\u200b', 'OAM-12345/ZK-2026'],
    ['ista202504220001', 'ISTA202504220001'],
    ['ISTA 2025 0422 0001', 'ISTA202504220001'],
    ['ŽOV: ISTA202504220001.', 'ISTA202504220001'],
    ['číslo ŽOV ista-2025-0422-0001', undefined],
  ])('%j is %s', (text, number) => {
    expect(readNumber(text)).toBe(number);
  });

  test.each([
    '',
    'OAM-12345-911/MK-2023',
    'OAM-0/MK-2023',
    'OAM-123456/TP-2026',
    'OAM-12345/T-2026',
    'OAM-12345/TP-26',
    'MJK-7F3K-9QX2',
    'ISTA20250422',
    '12345',
    'OAM-12345/TP-2026 OAM-12346/TP-2026',
  ])('%j is none', (text) => {
    expect(readNumber(text)).toBeUndefined();
  });
});

test.each([
  ['OAM-12345/TP-2026 OAM-12346/TP-2026', true],
  ['OAM 12345 ZK 2026', true],
  ['12345 /ZK-2026 povoleno', true],
  ['oam-123456/tp-2026', true],
  ['Číslo OAM', false],
  ['Přehled řízení k 20.11.2026', false],
  ['není číslo', false],
  ['', false],
])('“%s” seems to have a number in it: %s', (text, seems) => {
  expect(officeRegister.seemsNumbered(text)).toBe(seems);
});

test.each([
  ['zpracovává se', 'processing'],
  ['Předběžně vyhodnoceno kladně', 'positive'],
  ['POVOLENO', 'granted'],
  ['nepovoleno', 'negative'],
  ['řízení zastaveno', 'negative'],
  ['zamítnuto', 'negative'],
  ['přerušeno', 'suspended'],
  ['v procesu zpracování', 'processing'],
  ['Řízení se zpracovává.', 'processing'],
  ['nepovoleno, zamítlo, zastavilo', 'negative'],
  ['predbezne vyhodnoceno kladne', 'positive'],
  // As the Ministry's page says it in English.
  ['being processed', 'processing'],
  ['Preliminarily assessed positively', 'positive'],
  ['granted', 'granted'],
  ['rejected, closed', 'negative'],
  ['not granted', 'negative'],
  ['suspended', 'suspended'],
  ['not found', undefined],
  ['not yet granted', undefined],
  ['not suspended', undefined],
  // Words that hold another one, deny it, or name a permit and not what became of it.
  ['nepřerušeno', undefined],
  ['nezamítnuto', undefined],
  ['nezpracovává se', undefined],
  ['není povoleno', undefined],
  ['nebylo zastaveno', undefined],
  ['povolení k dlouhodobému pobytu', undefined],
  ['povolání', undefined],
  ['čeká se, zda bude povoleno', undefined],
  ['klient volal, prý už mu bylo povoleno, ověřit u úřadu', undefined],
  ['nebylo nalezeno', undefined],
  ['', undefined],
])('“%s” says %s', (text, state) => {
  expect(readState(text)).toBe(state);
});
