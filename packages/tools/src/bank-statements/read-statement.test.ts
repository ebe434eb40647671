import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { bankExports, cp1250, utf8 } from '../../../../tests/support/bank-exports.ts';
import type { BankStatement } from './bank-statement.ts';
import { isOfAccount } from './read-gpc.ts';
import { readStatement } from './read-statement.ts';
import { suggestedSymbol, textOfStatement } from './statement-text.ts';

const read = (bytes: Uint8Array): BankStatement => {
  const statement = readStatement(bytes, 'CZK');
  if ('refused' in statement) throw new Error(statement.refused);
  return statement;
};

test.each(bankExports)('%s: a payment with its symbol, and what left', (bank, bytes) => {
  const { format, lines } = read(bytes);
  expect(format).toBe(`${bank}, CSV`);
  expect(lines.map(({ on, amount }) => [on, amount])).toEqual([
    ['2026-11-20', { minor: 1_250_000, currency: 'CZK' }],
    ['2026-11-21', { minor: -129_000, currency: 'CZK' }],
  ]);
  // This one's export has no such column: the message suggests it, and nothing is applied by that.
  const isSuggested = bank === 'Česká spořitelna';
  expect(lines[0]).toMatchObject(
    isSuggested ? { variableSymbol: '', suggested: '1234567890' } : { variableSymbol: '1234567890' },
  );
  expect(lines[0]?.from).toContain('Ana Sample');
});

/** Every way in which a spreadsheet writes the same text again. */
const codings: readonly [name: string, write: (text: string) => Uint8Array][] = [
  ['UTF-8', utf8],
  ['UTF-8 with its mark', (text) => utf8(`\ufeff${text}`)],
  ['windows-1250', cp1250],
];

test('each of the eight banks is read in every coding, with either end of a line and columns in another order', () => {
  const banks = new Set(bankExports.map(([bank]) => bank));
  expect(banks.size).toBe(8);
  for (const [bank, bytes] of bankExports) {
    const text = textOfStatement(bytes).replace('\ufeff', '').replaceAll('\r\n', '\n');
    const wanted = read(bytes).lines;
    for (const [coding, write] of codings)
      for (const end of ['\n', '\r\n']) {
        const again = read(write(text.replaceAll('\n', end)));
        expect([bank, coding, again.format, again.lines]).toEqual([bank, coding, `${bank}, CSV`, wanted]);
      }
    const mark = bank === 'Česká spořitelna' ? ',' : ';';
    const { data } = Papa.parse<string[]>(text, { delimiter: mark });
    const turned = Papa.unparse(
      data.map((cells) => cells.toReversed()),
      { delimiter: mark },
    );
    // Of a name that comes twice it would be another column.
    if (bank !== 'Fio')
      expect([
        bank,
        read(utf8(turned)).lines.map(({ on, amount, variableSymbol }) => [on, amount, variableSymbol]),
      ]).toEqual([bank, wanted.map(({ on, amount, variableSymbol }) => [on, amount, variableSymbol])]);
  }
});

const gpcHead = (into = '00000000320000', now = '00000000420000') =>
  `074${'0000002100000000'}${'AGENCY S.R.O.'.padEnd(20)}010926${'00000000100000'}+${now}+${'00000000000000'}+${into}+009100926`.padEnd(
    128,
  );
const gpcLine = ({
  code = '2',
  symbol = '0000202609',
  name = 'FIRMA ŽIŽKA S.R.O.',
  document = '0000000000002',
}) =>
  `075${'0000002100000000'}${'0000000123456789'}${document}${'000000320000'}${code}${symbol}${'0001000308'}${'0000000000'}100926${name.padEnd(20)}00203100926`;

test('GPC is cut by bytes and then read, with symbol, payer and day', () => {
  const { lines, warnings, account } = read(cp1250(`${gpcHead()}\r\n${gpcLine({})}\r\n`));
  expect(account).toBe('0000002100000000');
  expect(warnings).toEqual([]);
  expect(lines).toMatchObject([
    {
      on: '2026-09-10',
      amount: { minor: 320_000, currency: 'CZK' },
      variableSymbol: '202609',
      from: 'FIRMA ŽIŽKA S.R.O., 123456789/0100',
    },
  ]);
});

test('of codes in GPC only money in and money out are sure; balances are added up; a cut line is said', () => {
  const text = [
    gpcHead('00000000999999'),
    gpcLine({ code: '1' }),
    gpcLine({ code: '4', document: '0000000000003' }),
    gpcLine({}).slice(0, 90),
  ];
  const { lines, warnings } = read(cp1250(text.join('\r\n')));
  expect(lines[0]?.amount.minor).toBe(-320_000);
  expect(lines[1]?.unsure).toContain('reversal');
  expect(warnings).toEqual([
    'The balances of statement 009 do not add up.',
    '1 line is cut short, or has no day or amount, and was left out.',
  ]);
});

test('an account is known as on paper, as an IBAN and in the order of banks', () => {
  const iban = 'CZ6508000000192000145399';
  expect(isOfAccount('19-2000145399/0800', iban)).toBe(true);
  expect(isOfAccount('19-145399/0800', iban)).toBe(false);
  expect(isOfAccount('0000192000145399', iban)).toBe(true);
  expect(isOfAccount('CZ65 0800 0000 1920 0014 5399', iban)).toBe(true);
  // 2000145399: the tenth, eighth, ninth, sixth, first to fifth and seventh digit, and then the prefix 000019.
  expect(isOfAccount('9394200015000019', iban)).toBe(true);
  expect(isOfAccount('0000002100000000', iban)).toBe(false);
});

const entry = (
  inside: string,
  { sign = 'CRDT', status = '<Sts>BOOK</Sts>', amount = '12500.00', id = 'REF1' } = {},
) =>
  `<Ntry><Amt Ccy="CZK">${amount}</Amt><CdtDbtInd>${sign}</CdtDbtInd>${status}<BookgDt><Dt>2026-11-20</Dt></BookgDt><AcctSvcrRef>${id}</AcctSvcrRef><NtryDtls>${inside}</NtryDtls></Ntry>`;
const camt = (...entries: string[]) =>
  utf8(
    `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Acct><Id><IBAN>CZ6508000000192000145399</IBAN></Id></Acct>${entries.join('')}</Stmt></BkToCstmrStmt></Document>`,
  );
const party = '<RltdPties><Dbtr><Nm>Ana Sample</Nm></Dbtr></RltdPties>';

test.each([
  [
    'a reference of the creditor',
    '<RmtInf><Strd><CdtrRefInf><Ref>VS:1234567890</Ref></CdtrRefInf></Strd></RmtInf>',
  ],
  ['the reference from end to end', '<Refs><EndToEndId>/VS1234567890/SS/KS0308</EndToEndId></Refs>'],
  ['a reference of its own', '<Refs><Prtry><Tp>VS</Tp><Ref>1234567890</Ref></Prtry></Refs>'],
])('camt.053 has its symbol in %s', (_, where) => {
  const { account, lines } = read(camt(entry(`<TxDtls>${where}${party}</TxDtls>`)));
  expect(account).toBe('CZ6508000000192000145399');
  expect(lines).toMatchObject([
    { on: '2026-11-20', amount: { minor: 1_250_000 }, variableSymbol: '1234567890', from: 'Ana Sample' },
  ]);
});

test('a batch is its parts, what is not booked is left out, and a reversal is for a person to look at', () => {
  const part = (minor: string, symbol: string) =>
    `<TxDtls><AmtDtls><TxAmt><Amt Ccy="CZK">${minor}</Amt></TxAmt></AmtDtls><Refs><EndToEndId>/VS${symbol}</EndToEndId></Refs></TxDtls>`;
  const { lines, warnings } = read(
    camt(
      entry(part('100.00', '11') + part('200.00', '22')),
      entry('', { status: '<Sts><Cd>PDNG</Cd></Sts>' }),
      entry('', { sign: 'DBIT', status: '<RvslInd>true</RvslInd><Sts><Cd>BOOK</Cd></Sts>', id: 'REF2' }),
    ),
  );
  expect(lines.map(({ amount, variableSymbol }) => [amount.minor, variableSymbol])).toEqual([
    [10_000, '11'],
    [20_000, '22'],
    [-1_250_000, ''],
  ]);
  expect(lines[2]?.unsure).toBe('A reversal');
  expect(warnings).toEqual(['1 entry isn’t booked yet, or has no amount or day, and was left out.']);
});

test.each<[string, Uint8Array, string]>([
  [
    'a DOCTYPE',
    utf8(
      '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><Document>&b;</Document>',
    ),
    'DOCTYPE',
  ],
  ['broken XML', utf8('<Document><Stmt></Document>'), 'isn’t readable XML'],
  ['another XML', utf8('<html></html>'), 'no camt.053 statement'],
  ['a spreadsheet', Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0]), 'isn’t a bank statement'],
  ['nothing', new Uint8Array(), 'day and an amount'],
  ['headings of nobody', utf8('Date;Sum\n1;2'), 'day and an amount'],
])('%s is refused, and why is said', (_, bytes, why) => {
  expect(readStatement(bytes, 'CZK')).toEqual({ refused: expect.stringContaining(why) });
});

test('a movement is the same in a statement that overlaps; two that are alike are two', () => {
  const head = 'Datum;Objem;Měna;VS;Protiúčet\n';
  const row = '20.11.2026;100,00;CZK;1;\n';
  const identities = (text: string) => read(utf8(text)).lines.map(({ identity }) => identity);
  const [first, second] = identities(head + row + row);
  expect(first).not.toBe(second);
  expect(identities(`${head}${row}${row}${row.replace('20.11', '21.11')}`).slice(0, 2)).toEqual([
    first,
    second,
  ]);
});

test('an amount with three decimals is no amount, and it is said in which line', () => {
  const { lines, warnings } = read(utf8('Datum;Objem;VS\n20.11.2026;1,234;1\n20.11.2026;1\u202f234,50;1\n'));
  expect(lines.map(({ amount }) => amount.minor)).toEqual([123_450]);
  expect(warnings).toEqual(['Line 2: “1,234” is no amount']);
});

test.each([
  ['VS 1234', '1234'],
  ['order 1234567890 thanks', '1234567890'],
  ['1234567890 or 1234567891', undefined],
  ['call 601234567', undefined],
])('“%s” suggests %s', (message, symbol) => {
  expect(suggestedSymbol(message)).toBe(symbol);
});
