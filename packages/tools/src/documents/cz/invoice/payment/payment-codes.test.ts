import { decode } from 'bysquare/pay';
import jsqr from 'jsqr';
import { expect, test } from 'vitest';
import { accountToIban, readAccount, writtenAccount } from '../../../../cz/czech-account.ts';
import { ibanToAccount } from '../../../../cz/czech-iban.ts';
import { readBySquare } from '../../../invoice/payment/by-square.ts';
import { readEpc } from '../../../invoice/payment/epc.ts';
import { type QrMatrix, qrMatrix, qrPicture, qrSvg } from '../../../invoice/payment/qr-picture.ts';
import { crc32, readSpayd, spaydCheckSum, spaydPairs, writeSpayd } from '../../../invoice/payment/spayd.ts';
import type { Invoice } from '../model/invoice-form.ts';
import { sampleOf } from '../model/sample.ts';
import { totalsOf } from '../model/totals.ts';
import { allPaymentCodes, bestCode, paymentCode } from './payment-code.ts';
import { type CodeKind, codeKinds } from './payment-codes.ts';
import { qrFakturaPairs, readQrFaktura, withAccounting, writeQrFaktura } from './qr-faktura.ts';

const today = '2026-11-21';
const payer: Invoice = { ...sampleOf('payer', today), qr: true };
const slovak: Invoice = {
  ...payer,
  currency: 'EUR',
  exchange: { rate: 24.3, units: 1, date: today },
  payment: { ...payer.payment, account: '', iban: 'SK3112000000198742637541', bic: '' },
};
const euros: Invoice = { ...slovak, payment: { ...slovak.payment, iban: 'DE89370400440532013000' } };

const textOf = (kind: CodeKind, invoice: Invoice): string => {
  const code = paymentCode(kind, invoice, totalsOf(invoice));
  if (!code.ok) throw new Error(code.error);
  return code.value;
};
const refusal = (kind: CodeKind, invoice: Invoice) => {
  const code = paymentCode(kind, invoice, totalsOf(invoice));
  return code.ok ? '' : code.error;
};

test.each([
  ['19-123457/0710', 'CZ3507100000190000123457'],
  ['810883001/5500', 'CZ9555000000000810883001'],
  ['123/0100', 'CZ7801000000000000000123'],
])('%s is %s, and back', (account, iban) => {
  const read = readAccount(account);
  expect(read && accountToIban(read)).toBe(iban);
  const back = ibanToAccount(iban);
  expect(back && writtenAccount(back)).toBe(account);
});

test.each(['19-123458/0710', '18-123457/0710', '123/010', 'abc', '1/0100', '', '123456789012/0100'])(
  '%j is no account number',
  (account) => expect(readAccount(account)).toBeUndefined(),
);

test('an IBAN of another country, or a wrong one, has no Czech account', () => {
  expect(ibanToAccount('SK4523585719461382368397')).toBeUndefined();
  expect(ibanToAccount('CZ3607100000190000123457')).toBeUndefined();
});

test('the check sum of a payment is over its sorted pairs', () => {
  expect(crc32('SPD*1.0*ACC:CZ5855000000001265098001*AM:100.00*CC:CZK')).toBe('AAD80227');
  const pairs = [
    ['CC', 'CZK'],
    ['AM', '100.00'],
    ['ACC', 'CZ5855000000001265098001'],
  ] as const;
  expect(spaydCheckSum(pairs)).toBe('AAD80227');
  expect(readSpayd(writeSpayd([...pairs, ['CRC32', 'AAD80227']])).ok).toBe(true);
  expect(readSpayd(writeSpayd([...pairs, ['CRC32', 'AAD80228']])).ok).toBe(false);
});

test('a payment of a small code: capitals, no accents, the variable symbol, the due date', () =>
  expect(textOf('spayd', payer)).toBe(
    'SPD*1.0*ACC:CZ3507100000190000123457*AM:9140.74*CC:CZK*DT:20261205*X-VS:2026001*RN:VZOROVA VENDULA INVENTED*MSG:INVOICE 2026001',
  ));

test('stars and per cents of a value are written so that they part nothing; a plus stays', () => {
  const text = writeSpayd([
    ['ACC', 'CZ5855000000001265098001+RZBCCZPP'],
    ['MSG', '50% * 2'],
  ]);
  expect(text).toBe('SPD*1.0*ACC:CZ5855000000001265098001+RZBCCZPP*MSG:50%25 %2A 2');
  const read = readSpayd(text);
  expect(read.ok && [read.value.value('ACC'), read.value.value('MSG')]).toEqual([
    'CZ5855000000001265098001+RZBCCZPP',
    '50% * 2',
  ]);
});

test.each(['', 'SPD*2.0*ACC:X', 'SPD*1.0*nothing', 'SPD*1.0*MSG:%E0%A4%A'])('%j is no payment', (text) =>
  expect(readSpayd(text).ok).toBe(false),
);

test.each([
  ['0.00', 'There is nothing to pay'],
  ['-1.00', 'There is nothing to pay'],
  ['10000000.00', 'A QR Platba can be for at most 9,999,999.99'],
])('%s cannot be paid by a code', (amount, why) => {
  const payment = { iban: 'CZ5855000000001265098001', bic: '', amount, currency: 'CZK', dueDate: today };
  const pairs = spaydPairs({ ...payment, variableSymbol: '', recipient: '', message: '' });
  expect(pairs.ok ? '' : pairs.error).toBe(why);
});

test('accounting data come alone, or as one value of the payment', () => {
  const pairs = qrFakturaPairs(payer, totalsOf(payer), 'CZ3507100000190000123457');
  expect(writeQrFaktura(pairs)).toBe(
    'SID*1.0*ID:2026001*DD:20261121*TP:0*AM:9140.74*VS:2026001*VII:CZ12345679*INI:12345679*VIR:CZ87654326*INR:87654326*DUZP:20261121*DT:20261205*TB0:6675.00*T0:1401.75*TB1:949.99*T1:114.00*CC:CZK*TD:9*SA:0*ACC:CZ3507100000190000123457*',
  );
  const joined = withAccounting('SPD*1.0*ACC:X', pairs);
  expect(joined).toMatch(/^SPD\*1\.0\*ACC:X\*X-INV:SID%2A1\.0%2AID:2026001%2A/);
  expect(joined).not.toMatch(/%2A(AM|CC|DT|ACC|VS):/);
  const read = readSpayd(joined);
  const said = readQrFaktura((read.ok && read.value.value('X-INV')) || '');
  expect(said.ok && said.value.get('TB0')).toBe('6675.00');
  expect(readQrFaktura('SPD*1.0*').ok).toBe(false);
});

test('bases and taxes of a foreign currency are in crowns, with the rate; a non-payer states none', () => {
  const foreign = new Map(qrFakturaPairs(slovak, totalsOf(slovak), ''));
  expect([foreign.get('TB0'), foreign.get('T0'), foreign.get('FX')]).toEqual([
    '162202.50',
    '34062.53',
    '24.3',
  ]);
  const none = new Map(
    qrFakturaPairs(sampleOf('nonPayer', today), totalsOf(sampleOf('nonPayer', today)), ''),
  );
  expect([none.get('TD'), none.has('TB0'), none.has('NTB'), none.has('DUZP')]).toEqual([
    '0',
    false,
    false,
    false,
  ]);
});

test('an EPC code has its eleven lines', () => {
  expect(textOf('epc', euros)).toBe(
    'BCD\n002\n1\nSCT\n\nVzorová Vendula (invented)\nDE89370400440532013000\nEUR9140.74\n\n\nInvoice 2026001',
  );
  expect(readEpc('BCD\n002\n1\nSCT').ok).toBe(false);
  expect(readEpc('hello').ok).toBe(false);
});

test('a PAY by square code of another writer is read', () => {
  const read = readBySquare(
    '0004I0006UC5LT8E21H3IC1K9R40P82GJL22NTU0586BBEOEKDMQSVUUBAOP1C0FFE14UJA1F1LJMV0FONE35J05TRC77FTIMV87NKNANNOFJB684000',
  );
  expect(read.ok && read.value).toMatchObject({
    amount: '25.30',
    currency: 'EUR',
    iban: 'SK4523585719461382368397',
  });
  expect(readBySquare('nothing').ok).toBe(false);
});

test('a PAY by square code is of version 1.2.0, without accents', () => {
  const text = textOf('bySquare', slovak);
  expect(text).toMatch(/^08/);
  expect(decode(text)).toMatchObject({
    invoiceId: '2026001',
    payments: [{ amount: 9140.74, beneficiary: { name: 'Vzorova Vendula (invented)', city: 'Praha 1' } }],
  });
});

test.each<[string, CodeKind, Invoice, string]>([
  ['cash', 'spayd', sampleOf('simplified', today), 'Only bank transfers have a payment code'],
  ['a credit note', 'spayd', { ...payer, kind: 'creditNote' }, 'The customer doesn’t pay a credit note'],
  [
    'no account',
    'spayd',
    { ...payer, payment: { ...payer.payment, iban: '', account: '' } },
    'A QR Platba needs a valid account',
  ],
  ['crowns', 'epc', payer, 'An EPC code is for euros'],
  ['a Czech account', 'bySquare', payer, 'PAY by square needs a Slovak account'],
])('%s: no %s code, and why', (_, kind, invoice, why) => expect(refusal(kind, invoice)).toBe(why));

test('the code shown is one the bank of the payer reads, unless none is wanted', () => {
  const kindOf = (invoice: Invoice) => bestCode(invoice, totalsOf(invoice))?.kind;
  expect([payer, slovak, euros, { ...payer, qr: false }].map(kindOf)).toEqual([
    'spayd',
    'bySquare',
    'epc',
    undefined,
  ]);
});

/** A picture as a camera sees it: four pixels a module, on white. */
function seen(matrix: QrMatrix): string | undefined {
  const [scale, quiet] = [4, 4];
  const side = (matrix.length + 2 * quiet) * scale;
  const shades = Array.from({ length: side * side }, (_, at) => {
    const [x, y] = [at % side, Math.floor(at / side)].map((pixel) => Math.floor(pixel / scale) - quiet);
    return matrix[y ?? 0]?.[x ?? 0] ? 0 : 255;
  });
  const pixels = Uint8ClampedArray.from(shades.flatMap((shade) => [shade, shade, shade, 255]));
  return jsqr(pixels, side, side)?.data;
}

test.each([payer, slovak, euros, sampleOf('identifiedPerson', today)])(
  'pictures are read back, field by field',
  (invoice) => {
    const codes = allPaymentCodes(invoice, totalsOf(invoice));
    expect(codes.length).toBeGreaterThan(0);
    for (const { kind, text } of codes) {
      expect(codeKinds).toContain(kind);
      expect(seen(qrMatrix(text))).toBe(text);
    }
  },
);

test('the path draws every dark module once, inside a quiet zone of four', () => {
  const matrix = qrMatrix(textOf('spayd', payer));
  const { size, path } = qrPicture(matrix);
  expect(size).toBe(matrix.length + 8);
  const drawn = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)].flatMap(([, x, y, length]) =>
    Array.from({ length: Number(length) }, (_, at) => `${Number(x) + at} ${y}`),
  );
  const dark = matrix.flatMap((row, y) => row.flatMap((on, x) => (on ? [`${x + 4} ${y + 4}`] : [])));
  expect(new Set(drawn)).toEqual(new Set(dark));
  expect(drawn).toHaveLength(dark.length);
  expect(qrSvg('A', 'a "b" <c>')).toContain('aria-label="a &#34;b&#34; &#60;c&#62;"');
});
