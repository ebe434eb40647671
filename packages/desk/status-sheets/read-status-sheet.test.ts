import { utils, type WorkBook, write } from '@e965/xlsx';
import { czechia } from '@majak/law/cz/jurisdiction';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readStatusSheet } from './read-status-sheet.ts';

const { officeRegister: register } = czechia;
if (!register) throw new Error('There is no register');
const book = (...sheets: unknown[][][]): WorkBook => {
  const made = utils.book_new();
  for (const [at, lines] of sheets.entries())
    utils.book_append_sheet(made, utils.aoa_to_sheet(lines), `Sheet ${at + 1}`);
  return made;
};
const file = (made: WorkBook, bookType: 'xlsx' | 'biff8'): Uint8Array =>
  new Uint8Array(write(made, { type: 'buffer', bookType, compression: true }));
const read = (bytes: Uint8Array) => readStatusSheet(bytes, register);

const sample = book(
  [
    ['Přehled řízení k 20.11.2026'],
    ['Číslo jednací', 'Stav'],
    ['OAM-00001-3/ZK-2026', 'předběžně vyhodnoceno kladně'],
    ['oam-2/zk-2026', 'přerušeno'],
    ['není číslo', 'povoleno'],
    [],
  ],
  [['Trvalý pobyt'], [1, 'OAM-3/TP-2026']],
);

describe.each(['xlsx', 'biff8'] as const)('a spreadsheet as %s', (bookType) => {
  test('is read sheet by sheet: lines that name an application, with what is said of it', () => {
    expect(read(file(sample, bookType))).toEqual({
      sheets: 2,
      unread: 0,
      rows: [
        { number: 'OAM-1/ZK-2026', state: 'positive' },
        { number: 'OAM-2/ZK-2026', state: 'suspended' },
        { number: 'OAM-3/TP-2026', state: 'listed' },
      ],
    });
  });

  test('with 20,000 lines is read', () => {
    const lines = Array.from({ length: 20_000 }, (_, at) => [`OAM-${at + 1}/DP-2026`, 'zpracovává se']);
    const found = read(file(book(lines), bookType));
    expect('rows' in found && found.rows.length).toBe(20_000);
  });

  test('with states says nothing of a line whose words are not known, and nothing in favour of it', () => {
    const lines = [
      ['OAM-1/ZK-2026', 'Povolení k pobytu', 'nepovoleno'],
      ['OAM-2/ZK-2026', 'Povolení k pobytu', 'nebylo nalezeno'],
    ];
    expect(read(file(book(lines), bookType))).toMatchObject({
      rows: [{ number: 'OAM-1/ZK-2026', state: 'negative' }],
    });
  });

  test('with a column of states says nothing in favour of a line whose words nobody knows', () => {
    for (const heading of ['Stav', 'Stav řízení', 'VÝSLEDEK', 'Status']) {
      const lines = [
        ['Číslo jednací', heading],
        ['OAM-1/ZK-2026', 'odročeno'],
        ['OAM-2/ZK-2026', undefined],
      ];
      expect(read(file(book(lines), bookType))).toEqual({ sheets: 1, rows: [], unread: 2 });
    }
    const list = [['Rozhodnutí připravená k převzetí'], ['OAM-1/ZK-2026', '1.2.2026']];
    expect(read(file(book(list), bookType))).toMatchObject({ rows: [{ state: 'listed' }] });
  });

  test('with lines that could not be read says how many', () => {
    const lines = [
      ['Číslo', 'Stav'],
      ['OAM-1/ZK-2026', 'povoleno'],
      ['OAM-2/ZK-2026, OAM-3/ZK-2026', 'povoleno'],
      ['OAM-4', '/ZK-2026', 'povoleno'],
      ['OAM', 5, 'ZK', 2026, 'povoleno'],
      ['OAM-6/ZK-2026', 'odročeno'],
      ['není číslo', 'povoleno'],
    ];
    expect(read(file(book(lines), bookType))).toEqual({
      sheets: 1,
      rows: [{ number: 'OAM-1/ZK-2026', state: 'granted' }],
      unread: 4,
    });
  });

  test('without a line that names one has none', () => {
    expect(read(file(book([['Hello']]), bookType))).toEqual({ sheets: 1, rows: [], unread: 0 });
  });
});

const refused = { refused: expect.stringContaining('no XLS or XLSX file') };

describe('what is no spreadsheet is refused', () => {
  test.each([
    ['nothing', new Uint8Array()],
    ['a text', strToU8('OAM-1/ZK-2026;povoleno')],
    ['a page', strToU8('<table><tr><td>OAM-1/ZK-2026</td></tr></table>')],
    ['the beginning of an XLSX', file(sample, 'xlsx').slice(0, 300)],
    ['the beginning of an XLS', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
    ['a ZIP of something else', zipSync({ 'a.txt': strToU8('a') })],
    [
      'a ZIP of a thousand parts',
      zipSync(Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`${at}.xml`, strToU8('<a/>')]))),
    ],
    ['a ZIP that unpacks to 100 MB', zipSync({ 'xl/workbook.xml': new Uint8Array(100 * 1024 * 1024) })],
  ])('%s', (_, bytes) => {
    expect(read(bytes)).toEqual(refused);
  });

  test('a sheet that says it is as large as one can be is read as large as it is', () => {
    const parts = unzipSync(file(book([['OAM-1/ZK-2026']]), 'xlsx'));
    const name = 'xl/worksheets/sheet1.xml';
    const text = strFromU8(parts[name] ?? new Uint8Array());
    const huge = text.replace(/<dimension ref="[^"]*"/, '<dimension ref="A1:XFD1048576"');
    expect(huge).not.toBe(text);
    expect(read(zipSync({ ...parts, [name]: strToU8(huge) }))).toMatchObject({
      rows: [{ number: 'OAM-1/ZK-2026' }],
    });
  });
});
