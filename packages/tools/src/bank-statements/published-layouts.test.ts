import { expect, test } from 'vitest';
import { cp1250, utf8 } from '../../../../tests/support/bank-exports.ts';
import { readStatement } from './read-statement.ts';

/** As one of the banks writes it, with the mark of UTF-16 in front. */
const utf16 = (text: string) =>
  new Uint8Array(new Uint16Array([...`\ufeff${text}`].map((c) => c.charCodeAt(0))).buffer);

const airBank =
  '"Datum provedení";"Směr úhrady";"Typ úhrady";"Kategorie plateb";"Měna účtu";"Částka v měně účtu";"Poplatek v měně účtu";"Původní měna úhrady";"Původní částka úhrady";"Název protistrany";"Číslo účtu protistrany";"Název účtu protistrany";"Variabilní symbol";"Konstantní symbol";"Specifický symbol";"Zdrojová obálka";"Cílová obálka";"Poznámka pro mne";"Zpráva pro příjemce";"Poznámka k úhradě";"Název karty";"Číslo karty";"Držitel karty";"Název zařízení";"Obchodní místo";"Směnný kurz";"Odesílatel poslal";"Poplatky jiných bank";"Datum a čas zadání";"Datum splatnosti";"Datum schválení";"Datum zaúčtování";"Referenční číslo";"Způsob zadání";"Zadal";"Zaúčtováno"';
const airBankLine = (direction: string, amount: string, symbol: string, id: string) =>
  `"20/11/2026";"${direction}";"Úhrada";"Cizí";"CZK";"${amount}";;"CZK";"${amount}";"Ana Sample";"1000000005/0800";"Ana Sample";"${symbol}";;;;;;"Order";;;;;"";;"";"";;"20/11/2026 17:47:30";"20/11/2026";;"20/11/2026";"${id}";"Internetové bankovnictví";"Ana Sample";"Ano"`;

const raiffeisen =
  'Datum provedení;Datum zaúčtování;Číslo účtu;Název účtu;Kategorie transakce;Číslo protiúčtu;Název protiúčtu;Typ transakce;Zpráva;Poznámka;VS;KS;SS;Zaúčtovaná částka;Měna účtu;Původní částka a měna;Původní částka a měna;Poplatek;Id transakce;Vlastní poznámka;Název obchodníka;Město';
const raiffeisenLine = (amount: string, symbol: string, id: string) =>
  `20.11.2026 07:08;20.11.2026 07:10;282762002/5500;Agency;Platba;1000000005/0800;Ana Sample;Příchozí úhrada;Order;;${symbol};;;${amount};CZK;;;;${id};;;`;

const george =
  '"Název účtu vlastníka","Číslo účtu vlastníka","Datum zaúčtování","Název protiúčtu","IBAN","BIC","Protiúčet","Bankovní kód protiúčtu","Částka","Měna","Variabilní symbol","Zpráva pro příjemce","ID transakce"';
const georgeLine = (amount: string, symbol: string, id: string) =>
  `"Agency","19-2000145399/0800","20.11.2026","Ana Sample","","","1000000005","0800","${amount}","CZK","${symbol}","Order","${id}"`;

const moneta =
  '"Číslo účtu";"IBAN";"Číslo protiúčtu";"Banka protiúčtu";"Název účtu příjemce";"Splatnost";"Odesláno";"Částka";"Měna";"Variabilní Symbol";"Specifický Symbol";"Konstantní Symbol";"Zpráva pro příjemce";"Poznámka pro mě";"Název kategorie";"Typ transakce";"Název trvalého příkazu";"Popis platby";"Popis platby 2";"Bankovní reference"';
const monetaLine = (amount: string, symbol: string, id: string) =>
  `"228506000";"CZ1";"1000000005";"0800";"Ana Sample";"19.11.2026";"20.11.2026";"${amount}";"CZK";"${symbol}";"";"";"Order";"";"Příjem";"Příchozí";"";"Úhrada";"";"${id}"`;

type Layout = [bank: string, source: string, lines: readonly string[], write: (text: string) => Uint8Array];

/** Headings word by word as public sources have them; names, numbers and sums are invented. */
const layouts: readonly Layout[] = [
  [
    'Air Bank',
    // A row of an export in a test of a program that reads it beside mails of the bank; the same columns in ten importers.
    'archont00/ofxstatement-airbankcz, src/ofxstatement/plugins/airbankcz.py',
    [
      airBank,
      airBankLine('Příchozí', '12500,00', '1234567890', '160610143222'),
      airBankLine('Odchozí', '-10,00', '', '160610143223'),
    ],
    utf8,
  ],
  [
    'Air Bank',
    'the same, of 2017: in code page 1250, between commas, “platby” for “úhrady”',
    [
      airBank,
      airBankLine('Příchozí', '12500.00', '1234567890', '160610143222'),
      airBankLine('Odchozí', '-10.00', '', '160610143223'),
    ].map((line) => line.replaceAll(';', ',').replaceAll('úhrady', 'platby')),
    cp1250,
  ],
  [
    'Raiffeisenbank',
    'archont00/ofxstatement-raiffeisencz; days with a time: KassandraA/budget-api, rbcz-transaction.dto.ts',
    [
      raiffeisen,
      raiffeisenLine('12 500,00', '1234567890', '4329323639'),
      raiffeisenLine('-10,00', '', '4329323640'),
    ],
    cp1250,
  ],
  [
    'Česká spořitelna',
    // Three programs that read exports of George agree on the columns, on commas or semicolons, and on UTF-16.
    'George, UTF-16 with its mark',
    [george, georgeLine('12 500,00', '1234567890', 'A1'), georgeLine('-10,00', '', 'A2')],
    utf16,
  ],
  [
    'Česká spořitelna',
    'George, between semicolons',
    [george, georgeLine('12 500,00', '1234567890', 'A1'), georgeLine('-10,00', '', 'A2')].map((line) =>
      line.replaceAll('","', '";"'),
    ),
    utf16,
  ],
  [
    'Moneta',
    // Five programs in four languages name these columns; one quotes the whole line.
    'a parser of 2023 that refuses every other heading',
    [moneta, monetaLine('12 500,00', '1234567890', 'R1'), monetaLine('-10,00', '', 'R2')],
    utf8,
  ],
];

test.each(layouts)('%s, as %s has it', (bank, _, lines, write) => {
  const statement = readStatement(write(`${lines.join('\r\n')}\r\n`), 'CZK');
  if ('refused' in statement) throw new Error(statement.refused);
  expect(statement).toMatchObject({ format: `${bank}, CSV`, warnings: [] });
  expect(statement.lines).toMatchObject([
    {
      on: '2026-11-20',
      amount: { minor: 1_250_000, currency: 'CZK' },
      variableSymbol: '1234567890',
      from: 'Ana Sample, 1000000005/0800',
      message: 'Order',
    },
    { on: '2026-11-20', amount: { minor: -1000, currency: 'CZK' }, variableSymbol: '' },
  ]);
  // By the bank's own number of the movement: the same in a statement that overlaps, whatever stands beside it.
  const [first] = statement.lines;
  const again = readStatement(
    write([lines[0], lines[2], lines[1]?.replace('Order', 'Else')].join('\n')),
    'CZK',
  );
  expect('lines' in again && again.lines.map(({ identity }) => identity)).toContain(first?.identity);
});

test('UTF-16 is read in either order of bytes, and XML in it too', () => {
  const text = `${moneta}\n${monetaLine('12 500,00', '1', 'R1')}\n`;
  const little = utf16(text);
  const big = little.map((_, at) => little[at ^ 1] ?? 0);
  expect(readStatement(big, 'CZK')).toEqual(readStatement(little, 'CZK'));
  const camt = utf16('<?xml version="1.0" encoding="UTF-16"?><Document></Document>');
  expect(readStatement(camt, 'CZK')).toEqual({ refused: expect.stringContaining('camt.053') });
});
