import { expect, test } from 'vitest';
import { bankExports, cp1250, utf8 } from '../../../../tests/support/bank-exports.ts';
import type { BankStatement } from './bank-statement.ts';
import { readStatement } from './read-statement.ts';
import { textOfStatement } from './statement-text.ts';

const read = (bytes: Uint8Array): BankStatement => {
  const statement = readStatement(bytes, 'CZK');
  if ('refused' in statement) throw new Error(statement.refused);
  return statement;
};

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

const entry = (
  inside: string,
  { sign = 'CRDT', status = '<Sts>BOOK</Sts>', amount = '12500.00', id = 'REF1' } = {},
) =>
  `<Ntry><Amt Ccy="CZK">${amount}</Amt><CdtDbtInd>${sign}</CdtDbtInd>${status}<BookgDt><Dt>2026-11-20</Dt></BookgDt><AcctSvcrRef>${id}</AcctSvcrRef><NtryDtls>${inside}</NtryDtls></Ntry>`;
const camt = (...entries: string[]) =>
  utf8(
    `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Acct><Id><IBAN>CZ6508000000192000145399</IBAN></Id></Acct>${entries.join('')}</Stmt></BkToCstmrStmt></Document>`,
  );
test('a bank that numbers its movements anew in each statement does not hide one by another', () => {
  const numbered = (day: string, amount: string, symbol: string) =>
    utf8(
      `<Document><BkToCstmrStmt><Stmt><Ntry><NtryRef>1</NtryRef><Amt Ccy="CZK">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>${day}</Dt></BookgDt><NtryDtls><TxDtls><Refs><EndToEndId>/VS${symbol}</EndToEndId></Refs></TxDtls></NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>`,
    );
  const files = [
    numbered('2026-11-20', '100.00', '1'),
    numbered('2026-12-20', '100.00', '1'),
    numbered('2026-11-20', '100.00', '2'),
    numbered('2026-11-20', '200.00', '1'),
  ];
  const identities = [...files, ...files].flatMap((bytes) =>
    read(bytes).lines.map(({ identity }) => identity),
  );
  expect(new Set(identities).size).toBe(4);
});

test('camt.053: a sign or a reversal written as 1 brings no money in, and statements of two accounts are said', () => {
  const two = new TextDecoder()
    .decode(
      camt(
        entry('', { amount: '-100.00', sign: 'DBIT' }),
        entry('', { status: '<RvslInd>1</RvslInd><Sts>BOOK</Sts>', id: 'REF2' }),
      ),
    )
    .replace('</BkToCstmrStmt>', '<Stmt><Acct><Id><IBAN>CZ1</IBAN></Id></Acct></Stmt></BkToCstmrStmt>');
  const { lines, warnings } = read(utf8(two));
  expect(lines.map(({ unsure }) => unsure)).toEqual(['A reversal']);
  expect(warnings).toContain(
    'This file has statements from 2 accounts: CZ6508000000192000145399, CZ1. Export only the one for our own account.',
  );
});

test('an amount in GPC that is none is left out, and said', () => {
  const { lines, warnings } = read(
    cp1250(`${gpcHead()}\r\n${gpcLine({}).replace('000000320000', '00000x320000')}\r\n${gpcLine({})}`),
  );
  expect(lines.length).toBe(1);
  expect(warnings).toEqual(['1 line is cut short, or has no day or amount, and was left out.']);
});

const heading = 'Datum;Objem;Měna;VS;Protiúčet;Zpráva pro příjemce';

test.each([
  ['one that is never closed', '"hello', 'ok'],
  ['one that a later message closes', '"hello', 'bye"'],
  ['one in the middle', 'a "b" c', '"whole"'],
])('a quotation mark of a payer hides no payment: %s', (_, first, last) => {
  const rows = [first, 'between', last].map((said, at) => `2${at}.11.2026;100,00;CZK;${at + 1};;${said}`);
  const { lines, warnings } = read(utf8([heading, ...rows].join('\n')));
  expect([lines.map(({ variableSymbol }) => variableSymbol), warnings]).toEqual([['1', '2', '3'], []]);
});

test('a message of two lines, in marks, is read whole', () => {
  const rows = ['20.11.2026;100,00;CZK;;;"Thank you\nVS: 2026000123"', '21.11.2026;200,00;CZK;2;;ok'];
  const { lines, warnings } = read(utf8([heading, ...rows].join('\n')));
  expect(
    lines.map(({ message, variableSymbol, suggested }) => [message, variableSymbol || suggested]),
  ).toEqual([
    ['Thank you\nVS: 2026000123', '2026000123'],
    ['ok', '2'],
  ]);
  expect(warnings).toEqual([]);
});

test('where a mark is open among marks that a bank writes, it is said', () => {
  const rows = '"20.11.2026";"100,00";"CZK";"1";"";"a;b"\n"21.11.2026";"100,00";"CZK";"2";"";"open\n';
  const { warnings } = read(utf8(`${heading}\n${rows}`));
  expect(warnings).toEqual([
    'A quotation mark is open in this file, so payments may be missing. Export camt.053.',
  ]);
});

test('the sign between cells is that of the heading, whatever messages hold', () => {
  const george = bankExports.find(([bank]) => bank === 'Česká spořitelna')?.[1] ?? new Uint8Array();
  const text = textOfStatement(george).replaceAll(
    'Ana Sample',
    'Ana Sample; Bo; Cy; Di; Ed; Flo; Gus; Hal; Ida; Jo; Kim; Lu',
  );
  expect(read(utf8(text)).lines.map(({ amount }) => amount.minor)).toEqual([1_250_000, -129_000]);
});

test('a movement without a day is said; a sum below is none', () => {
  const { lines, warnings } = read(utf8(`${heading}\n1.9.26;100,00;CZK;1;;\nCelkem;300,00;;;;\n`));
  expect([lines, warnings]).toEqual([[], ['Line 2: “1.9.26” is no day']]);
});

test.each([
  ['eur', '100,00', 'EUR'],
  ['€', '100,00', 'EUR'],
  ['Kč', '100,00', 'CZK'],
  ['', '100,00 EUR', 'EUR'],
  ['', '$100.00', 'USD'],
  ['', '100,00', 'CZK'],
])(
  'money of another currency is never taken for that of the account: “%s” beside “%s”',
  (named, amount, currency) => {
    const { lines } = read(utf8(`${heading}\n20.11.2026;${amount};${named};1;;\n`));
    expect(lines.map((line) => line.amount)).toEqual([{ minor: 10_000, currency }]);
  },
);

test('what is no currency is said', () => {
  const { lines, warnings } = read(utf8(`${heading}\n20.11.2026;100,00;crowns;1;;\n`));
  expect([lines, warnings]).toEqual([[], ['Line 2: “crowns” is no currency']]);
});

test('a line in which the file ends pays nothing: its symbol may be cut', () => {
  const { lines, warnings } = read(
    utf8(`${heading}\n20.11.2026;100,00;CZK;2026;;\n21.11.2026;100,00;CZK;20`),
  );
  expect(lines.map(({ variableSymbol }) => variableSymbol)).toEqual(['2026']);
  expect(warnings).toEqual(['The file ends within line 3, which was left out. Export it again.']);
});

test('a symbol that a spreadsheet wrote as a formula keeps its digits', () => {
  expect(read(utf8(`${heading}\n20.11.2026;100,00;CZK;="0012";;\n`)).lines[0]?.variableSymbol).toBe('12');
});

const gpcFile = `${gpcHead()}\r\n${gpcLine({})}\r\n`;

test.each([
  ['UTF-8', utf8(gpcFile)],
  ['UTF-8 with its mark', utf8(`\ufeff${gpcFile}`)],
  ['UTF-16', Uint8Array.from(Buffer.from(`\ufeff${gpcFile}`, 'utf16le'))],
  ['lines that end as those of old computers', cp1250(gpcFile.replaceAll('\n', ''))],
  ['an empty line before its head', cp1250(`\r\n${gpcFile}`)],
])('GPC is read by its letters in %s', (_, bytes) => {
  expect(read(bytes).lines).toMatchObject([
    { on: '2026-09-10', variableSymbol: '202609', from: 'FIRMA ŽIŽKA S.R.O., 123456789/0100' },
  ]);
});

test.each([
  ['cut between two lines', `${gpcHead('00000000640000', '00000000740000')}\r\n${gpcLine({})}\r\n`],
  ['without its line ends', gpcFile.replaceAll('\r\n', '')],
])('a GPC %s says that movements are missing', (_, text) => {
  expect(read(cp1250(text)).warnings).toEqual([
    'The movements of statement 009 are not all here: they do not come to what its head says.',
  ]);
});

test('camt.053: a part of a batch that goes back is not money that came, and a batch that does not add up is looked at', () => {
  const part = (minor: string, side: string, symbol: string) =>
    `<TxDtls><Refs><EndToEndId>/VS${symbol}</EndToEndId></Refs><Amt Ccy="CZK">${minor}</Amt><CdtDbtInd>${side}</CdtDbtInd></TxDtls>`;
  const inside = part('300', 'CRDT', '1') + part('200', 'DBIT', '2');
  const whole = read(camt(entry(inside, { amount: '100.00' }))).lines;
  expect(whole.map(({ amount, unsure }) => [amount.minor, unsure])).toEqual([
    [30_000, undefined],
    [-20_000, undefined],
  ]);
  const torn = read(camt(entry(inside, { amount: '400.00' }))).lines;
  expect(torn.map(({ unsure }) => unsure)).toEqual([
    'Its batch does not add up',
    'Its batch does not add up',
  ]);
});

test('camt.053: five decimals, letters by their numbers, an account without an IBAN, a reference from abroad', () => {
  const details =
    '<TxDtls><RltdPties><Dbtr><Nm>&#344;eh&#xE1;k</Nm></Dbtr><DbtrAcct><Id><Othr><Id>123</Id></Othr></Id></DbtrAcct></RltdPties><RmtInf><Strd><CdtrRefInf><Ref>RF561202600012</Ref></CdtrRefInf></Strd></RmtInf></TxDtls>';
  const text = new TextDecoder()
    .decode(camt(entry(details, { amount: '1290.00000' })))
    .replace(/<IBAN>.*<\/IBAN>/, '<Othr><Id>2100000000</Id></Othr>');
  const { account, lines } = read(utf8(text));
  expect(account).toBe('2100000000');
  expect(lines).toMatchObject([{ amount: { minor: 129_000 }, from: 'Řehák, 123', suggested: '1202600012' }]);
});

test.each([
  ['00203', 'CZK'],
  ['00978', 'EUR'],
  ['00840', 'USD'],
  // The kind of data, as other banks write it, says nothing of a currency.
  ['01101', 'CZK'],
  ['00000', 'CZK'],
])('GPC: %s behind the name of the payer is %s', (written, currency) => {
  const line = gpcLine({}).replace('00203100926', `${written}100926`);
  expect(read(cp1250(`${gpcHead()}\r\n${line}\r\n`)).lines).toMatchObject([
    { amount: { minor: 320_000, currency } },
  ]);
});

test.each([
  ['entries', '<Ntry/>'.repeat(5001), '5,000 entries'],
  ['entries with a prefix', '<n:Ntry>'.repeat(5001), '5,000 entries'],
  ['parts of a batch', '<TxDtls a="">'.repeat(5001), '5,000 parts of batches'],
  ['anything else', '<a/>'.repeat(400_000), '400,000 tags'],
])('camt.053 with too many of %s is refused before it is read', (_, inside, said) => {
  expect(readStatement(camt(inside), 'CZK')).toEqual({
    refused: `This statement has more than ${said}. Export a shorter time.`,
  });
});

test('camt.053: a batch of 4,000 parts is read in no time', () => {
  const parts = '<TxDtls><Amt Ccy="CZK">1.00</Amt></TxDtls>'.repeat(4000);
  const { lines } = read(camt(entry(parts, { amount: '4000.00' })));
  expect(lines).toHaveLength(4000);
  expect(lines.some(({ unsure }) => unsure)).toBe(false);
});

test('camt.053: an entry that says neither in nor out moves nothing; balances are added up', () => {
  const balance = (kind: string, minor: string) =>
    `<Bal><Tp><CdOrPrtry><Cd>${kind}</Cd></CdOrPrtry></Tp><Amt Ccy="CZK">${minor}</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>`;
  const statement = (after: string) =>
    read(camt(balance('OPBD', '0.00'), balance('CLBD', after), entry('', { sign: '' }), entry('')));
  const leftOut = '1 entry isn’t booked yet, or has no amount or day, and was left out.';
  expect(statement('12500.00')).toMatchObject({ lines: [{}], warnings: [leftOut] });
  expect(statement('25000.00').warnings).toEqual(['The balances of this statement do not add up.', leftOut]);
});
