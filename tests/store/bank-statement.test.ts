import { randomUUID } from 'node:crypto';
import { askClientToPay } from '@majak/desk/orders/ask-for-payment';
import { changeOrderByStaff } from '@majak/desk/orders/change-order-by-staff';
import { orderDesk } from '@majak/desk/orders/order-desk';
import { readOrder } from '@majak/desk/orders/read-order';
import { applyStatement } from '@majak/desk/payments/apply-statement';
import { expireOrders } from '@majak/desk/payments/expire-orders';
import { previewStatement } from '@majak/desk/payments/preview-statement';
import { readStatement } from '@majak/tools/bank-statements/read-statement';
import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mails } from '../support/case-desk.ts';
import { forgetOrders, order } from '../support/order-desk.ts';
import { store } from '../support/store.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await store();
});
beforeEach(forgetOrders);
afterAll(forgetOrders);

const now = async (reference: string) => {
  const found = await readOrder(payload, reference);
  if (!found) throw new Error('There is no such order');
  return found;
};
const person = 'agent@majak.example';

/** A statement with a line each: id, symbol, amount, message. */
const preview = async (
  ...lines: (readonly [id: string, symbol: string, amount: string, message?: string])[]
) => {
  const rows = lines.map(
    ([id, symbol, amount, message = '']) => `${id};20.11.2026;${amount};CZK;${symbol};${message}`,
  );
  const text = `ID pohybu;Datum;Objem;Měna;VS;Zpráva pro příjemce\n${rows.join('\n')}`;
  const statement = readStatement(new TextEncoder().encode(text), 'CZK');
  if ('refused' in statement) throw new Error(statement.refused);
  return (await previewStatement(payload, statement)).rows;
};
type Rows = Awaited<ReturnType<typeof preview>>;
const apply = (rows: Rows) =>
  applyStatement(
    payload,
    rows.map(({ sealed }) => sealed ?? ''),
    person,
  );

test('a transfer is shown with its order, applied once, and its client is told', async () => {
  const reference = await order();
  const { variableSymbol } = await now(reference);
  const rows = await preview(['1', variableSymbol, '12 500,00'], ['2', '77', '5,00'], ['3', '', '-10,00']);
  expect(rows.map(({ verdict }) => verdict)).toEqual(['pays', 'no order']);
  expect((await now(reference)).state).toBe('awaiting');
  const [first] = rows;
  if (!first) throw new Error('Nothing was read');
  expect(await Promise.all([apply([first]), apply([first])])).toEqual(
    expect.arrayContaining([expect.objectContaining({ refused: [] })]),
  );
  expect(await apply([first])).toEqual({ applied: 0, refused: [] });
  expect(await now(reference)).toMatchObject({
    state: 'paid',
    payments: [{ method: 'transfer', on: '2026-11-20' }],
  });
  expect((await mails()).filter(({ text }) => text.includes('Everything is paid'))).toHaveLength(1);
  expect((await preview(['1', variableSymbol, '12 500,00']))[0]?.verdict).toBe('taken');
});

test('a payment that was taken back is shown with its order, and nothing is applied by it', async () => {
  const { variableSymbol } = await now(await order());
  const statement = {
    format: 'camt.053',
    account: '',
    lines: [
      {
        identity: 'back',
        on: '2026-11-21',
        amount: { minor: -1_250_000, currency: 'CZK' },
        variableSymbol,
        from: 'Ana Sample',
        message: '',
        unsure: 'A reversal',
      },
    ],
    warnings: [],
  };
  const { rows, others } = await previewStatement(payload, statement);
  expect(rows).toMatchObject([{ verdict: 'look at it', note: 'A reversal', symbol: variableSymbol }]);
  expect([rows[0]?.sealed, others]).toEqual([undefined, 0]);
});

test('amount, day and order are those of the statement, whatever somebody makes of a line on its way back', async () => {
  const [mine, other] = [await order(), await order()];
  const [small, unsure] = await preview(
    ['1', (await now(mine)).variableSymbol, '5,00'],
    ['2', '', '12 500,00', `VS ${(await now(other)).variableSymbol}`],
  );
  // What a person has to look at first is not handed out to be applied.
  expect([unsure?.verdict, unsure?.sealed]).toEqual(['look at it', undefined]);
  const [text = '', proof = ''] = (small?.sealed ?? '').split('.');
  const read = JSON.parse(Buffer.from(text, 'base64url').toString());
  const made = (change: object) =>
    `${Buffer.from(JSON.stringify({ ...read, ...change })).toString('base64url')}.${proof}`;
  const forged = [
    made({ amount: { minor: 1_250_000, currency: 'CZK' } }),
    made({ reference: other }),
    made({ key: 'k'.repeat(43) }),
    made({ on: '2020-01-01' }),
    text,
    '',
  ];
  const { applied, refused } = await applyStatement(payload, forged, person);
  expect([applied, refused.length]).toEqual([0, forged.length]);
  expect([(await now(mine)).payments, (await now(other)).payments]).toEqual([[], []]);
  expect(await applyStatement(payload, [made({})], person)).toEqual({ applied: 1, refused: [] });
  expect((await now(mine)).payments).toMatchObject([{ amount: { minor: 500 } }]);
});

test('too little, too much, twice in one statement, a symbol in the message, and a twin of another export', async () => {
  const [small, large, twice, said] = [await order(), await order(), await order(), await order()];
  const symbolOf = async (reference: string) => (await now(reference)).variableSymbol;
  const rows = await preview(
    ['1', await symbolOf(small), '500,00'],
    ['2', await symbolOf(large), '12 600,00'],
    ['3', await symbolOf(twice), '12 500,00'],
    ['4', await symbolOf(twice), '12 500,00'],
    ['5', '', '12 500,00', `VS ${await symbolOf(said)}`],
  );
  expect(rows.map(({ verdict }) => verdict)).toEqual([
    'pays a part',
    'pays too much',
    'pays',
    'maybe taken',
    'look at it',
  ]);
  await apply(rows.slice(0, 3));
  expect(await now(small)).toMatchObject({ state: 'awaiting', kept: { minor: 50_000 } });
  expect(orderDesk(await now(large), false).task).toBe('100\u00a0CZK too much came in. Send it back.');
  const texts = (await mails()).map(({ text }) => text).join('\n');
  expect(texts).toContain('12\u202f000\u00a0CZK of 12\u202f500\u00a0CZK is still to be paid');
  expect(texts).toContain('100\u00a0CZK more than the price');
  // Half paid, it does not expire by itself.
  await expireOrders(payload, new Date('2030-01-01T00:00:00Z'));
  expect((await now(small)).state).toBe('awaiting');
  expect((await preview(['other', await symbolOf(twice), '12 500,00']))[0]?.verdict).toBe('maybe taken');
});

test('money that comes after the time to pay is kept, said to the agency, and accepted by it', async () => {
  const reference = await order();
  await expireOrders(payload, new Date('2030-01-01T00:00:00Z'));
  const rows = await preview(['1', (await now(reference)).variableSymbol, '12 500,00']);
  expect(rows[0]?.verdict).toBe('not waiting');
  await apply(rows);
  expect(orderDesk(await now(reference), false)).toMatchObject({
    state: 'expired',
    task: expect.stringContaining('Accept it'),
    possible: [{ kind: 'accepted' }],
  });
  await changeOrderByStaff(payload, {
    reference,
    kind: 'accepted',
    given: {},
    person,
    idempotencyKey: randomUUID(),
  });
  await mails();
  expect(await now(reference)).toMatchObject({ state: 'paid', fulfilled: true });
});

const about = { about: 'MJK-0000-0001', customer: { name: 'Ana', email: 'ana@example.com' } };
const ask = (given: object) =>
  askClientToPay(payload, about, {
    given: { title: 'Employee card', amount: '12 500,50', payUntil: '2999-01-01', now: true, ...given },
    person,
    idempotencyKey: randomUUID(),
  });

test('staff ask for a payment, or keep it as a draft which they send or take back', async () => {
  const asked = await ask({});
  if ('faults' in asked) throw new Error('It was refused');
  expect(await now(asked.reference)).toMatchObject({
    state: 'awaiting',
    about: 'MJK-0000-0001',
    total: { minor: 1_250_050, currency: 'CZK' },
  });
  const draft = await ask({ now: false });
  if ('faults' in draft) throw new Error('It was refused');
  await mails();
  const step = { reference: draft.reference, given: { why: 'No' }, person };
  await changeOrderByStaff(payload, { ...step, kind: 'sent', idempotencyKey: randomUUID() });
  expect((await mails()).map(({ to }) => to)).toEqual(['ana@example.com']);
  await changeOrderByStaff(payload, { ...step, kind: 'withdrawn', idempotencyKey: randomUUID() });
  expect((await now(draft.reference)).state).toBe('expired');
});

test.each([
  [{ amount: '0' }, 'amount'],
  [{ amount: '-5' }, 'amount'],
  [{ amount: '1,234' }, 'amount'],
  [{ payUntil: '2020-01-01' }, 'payUntil'],
  [{ title: '' }, 'title'],
])('%j is not asked for, and it is said where', async (given, field) => {
  expect(await ask(given)).toMatchObject({ faults: [{ field }] });
});

test('what came by transfer goes back by hand, and no more than came', async () => {
  const reference = await order();
  await apply(await preview(['1', (await now(reference)).variableSymbol, '12 500,00']));
  const payment = (await now(reference)).payments[0]?.payment;
  const back = (amount: string, idempotencyKey: string = randomUUID()) =>
    changeOrderByStaff(payload, {
      reference,
      kind: 'refund-asked',
      given: { payment, amount, why: 'Withdrawn' },
      person,
      idempotencyKey,
    });
  expect(await back('12 501')).toMatchObject({ kind: 'refused' });
  expect(await back('a lot')).toMatchObject({ kind: 'faults' });
  await back('12 500', 'the-one-key');
  await back('12 500', 'the-one-key');
  expect(await now(reference)).toMatchObject({
    state: 'refunded',
    kept: { minor: 0 },
    refunds: [{ state: 'done' }],
  });
});

test('of a statement of another account every row is looked at, and none can be applied', async () => {
  const reference = await order();
  const { variableSymbol } = await now(reference);
  const text = `Datum;Objem;Měna;VS;Vlastní účet\n20.11.2026;12 500,00;CZK;${variableSymbol};`;
  const statement = readStatement(new TextEncoder().encode(text), 'CZK');
  if ('refused' in statement) throw new Error(statement.refused);
  const of = (account: string) =>
    previewStatement(payload, { ...statement, account }, 'CZ6508000000192000145399');
  const other = await of('123457/0710');
  expect(other.warnings[0]).toContain('123457/0710');
  expect(other.rows).toMatchObject([{ verdict: 'look at it', note: 'It came to another account' }]);
  expect(other.rows[0]?.sealed).toBeUndefined();
  for (const account of ['19-2000145399/0800', 'CZ6508000000192000145399', ''])
    expect((await of(account)).rows.map(({ verdict }) => verdict)).toEqual(['pays']);
});

/** A file of two accounts, in each of the formats that can hold them. */
const ofTwoAccounts: readonly [format: string, text: (symbol: string) => string][] = [
  [
    'camt.053',
    (symbol) =>
      `<Document><BkToCstmrStmt>${['CZ6508000000192000145399', 'CZ5508000000001234567899']
        .map(
          (iban, at) =>
            `<Stmt><Acct><Id><IBAN>${iban}</IBAN></Id></Acct><Ntry><Amt Ccy="CZK">12500.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-2${at}</Dt></BookgDt><AcctSvcrRef>R${at}</AcctSvcrRef><NtryDtls><TxDtls><Refs><EndToEndId>/VS${symbol}</EndToEndId></Refs></TxDtls></NtryDtls></Ntry></Stmt>`,
        )
        .join('')}</BkToCstmrStmt></Document>`,
  ],
  [
    'CSV',
    (symbol) =>
      `Číslo účtu;Datum;Objem;Měna;VS\n19-2000145399/0800;20.11.2026;12 500,00;CZK;${symbol}\n1234567899/0800;21.11.2026;12 500,00;CZK;${symbol}\n;22.11.2026;12 500,00;CZK;${symbol}`,
  ],
];

test.each(ofTwoAccounts)(
  'of a file of two accounts, %s, only what came to ours is applied',
  async (_, text) => {
    const { variableSymbol } = await now(await order());
    const statement = readStatement(new TextEncoder().encode(text(variableSymbol)), 'CZK');
    if ('refused' in statement) throw new Error(statement.refused);
    const { rows, warnings } = await previewStatement(payload, statement, 'CZ6508000000192000145399');
    const [mine, ...others] = rows;
    expect([mine?.verdict, mine?.sealed]).toEqual(['pays', expect.any(String)]);
    expect(others.length).toBeGreaterThan(0);
    for (const row of others) {
      expect(row).toMatchObject({ verdict: 'look at it', note: expect.stringMatching(/account/) });
      expect(row.sealed).toBeUndefined();
    }
    expect(warnings.join(' ')).toMatch(
      /Clients don’t pay to \S*1234567899.*This file has statements from 2 accounts/,
    );
  },
);

test('a statement with an unknown symbol is shown and applied to nothing', async () => {
  const reference = await order();
  const rows = await preview(['1', '9999999999', '12 500,00'], ['2', '', '12 500,00']);
  expect(rows.map(({ verdict, order: of }) => [verdict, of])).toEqual([
    ['no order', undefined],
    ['no order', undefined],
  ]);
  // Not even when the screen asks for it.
  const refused = { reference: 'A line', why: expect.stringContaining('Upload the statement again') };
  expect(await apply(rows)).toEqual({ applied: 0, refused: [refused, refused] });
  expect(await now(reference)).toMatchObject({ state: 'awaiting', payments: [] });
});
