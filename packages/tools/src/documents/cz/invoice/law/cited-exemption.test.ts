import { expect, test } from 'vitest';
import { citedInVain } from './cited-exemption.ts';

test.each([
  ['§ 29', '§ 29'],
  ['Osvobozeno podle § 29 odst. 2 zákona č. 235/2004 Sb.', '§ 29'],
  ['exempt under § 92e', '§ 92'],
  ['§ 47 a § 72', '§ 47'],
])('%s exempts nothing', (exemption, section) => expect(citedInVain(exemption)).toBe(section));

test.each([
  '§ 51',
  '§ 56a zákona č. 235/2004 Sb.',
  '§71i',
  '§ 29 odst. 2 a § 57',
  '§ 92 (investiční zlato)',
  '§ 92 zákona č. 235/2004 Sb.',
  '§ 90 zákona č. 235/2004 Sb.: zvláštní režim – použité zboží',
  '§ 6 zákona č. 235/2004 Sb.',
  'čl. 132 směrnice 2006/112/ES',
  '§ 29 zákona č. 48/1997 Sb.',
  'Osvobozeno od daně',
  '',
])('%j may exempt', (exemption) => expect(citedInVain(exemption)).toBeUndefined());
