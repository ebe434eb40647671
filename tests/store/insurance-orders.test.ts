import { query } from '@majak/desk/database';
import { clientPolicies } from '@majak/desk/insurance/client-policies';
import { insuranceOrder } from '@majak/desk/insurance/insurance-order';
import { recordView } from '@majak/desk/insurance/needs-record';
import { policyOf } from '@majak/desk/insurance/policy';
import { certificateView } from '@majak/desk/insurance/policy-papers';
import { redactOrders } from '@majak/desk/orders/erase-order';
import { keptOrder } from '@majak/desk/orders/kept-order';
import { readOrder } from '@majak/desk/orders/read-order';
import { withdraw } from '@majak/desk/orders/withdraw';
import { eraseClient } from '@majak/desk/sign-in/erase-client';
import { erased } from '@majak/tools/form/erase-personal';
import { comprehensive, studyYear } from '@majak/tools/insurance/insurance-fixture';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bought, email, ordered, read, who } from '../support/bought-insurance.ts';
import { store } from '../support/store.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await store();
});
afterAll(async () => {
  await query(payload, sql`DELETE FROM requests WHERE email = ${email}`);
});

const requestsOf = (kind: string, reference: string) =>
  query(
    payload,
    sql`SELECT id FROM requests WHERE kind = ${kind} AND answers LIKE ${`%"order":"${reference}"%`}`,
  );

test('an order keeps its needs, what was recommended and why, and costs what was quoted', async () => {
  const order = await ordered('of-insurance-orders-1');
  expect(order.total).toEqual({ minor: 12 * 1_600_50, currency: 'CZK' });
  expect(order.details).toMatchObject({ needs: { purpose: 'study' }, recommended: { product: 'whole' } });
});

test('the agency has it to make out once, however often it is fulfilled', async () => {
  const order = await ordered('of-insurance-orders-2');
  await insuranceOrder.fulfil(payload, order);
  await insuranceOrder.fulfil(payload, order);
  expect(await requestsOf('insurance-policy', order.reference)).toHaveLength(1);
});

test('what was shown before it is kept as it was: the document of the product by its version, who arranges it, what the law demands', async () => {
  const order = await ordered('of-insurance-orders-8');
  const { shown } = policyOf(order)?.details ?? {};
  expect(shown?.document).toMatchObject({ product: 'Whole', version: comprehensive.changedAt, sample: true });
  expect(shown?.intermediary.complaints).not.toEqual([]);
  expect(shown?.demands.join(' ')).toContain('400');
});

test('the record of needs and the certificate name the recommended product in words, whichever was bought', async () => {
  const policy = policyOf(await ordered('of-insurance-orders-9'));
  if (!policy) throw new Error('It is no insurance');
  const recommended = { product: 'other-slug', title: 'Another Sample', because: 'It costs less.' };
  const other = { ...policy, details: { ...policy.details, recommended } };
  for (const view of [recordView(other), certificateView(other)]) {
    const printed = JSON.stringify(view);
    expect(printed).toContain('Another one, Another Sample. It costs less.');
    expect(printed).not.toContain('other-slug');
    expect(printed).toContain('SAMPLE');
  }
  expect(JSON.stringify(recordView(policy))).toContain('This product.');
  // An office reads the scope on the certificate: period, limit and persons alone are not enough for it.
  const [cover] = certificateView(policy).parts;
  expect(JSON.stringify(cover)).toContain(
    'Preventive care; Check-ups during an illness; Pregnancy and birth',
  );
  expect(JSON.stringify(cover)).toContain('Paid by the insured: nothing');
});

test('its records stay when the rest of the person is erased, until the end of the tenth year after it ended', async () => {
  const { order } = await bought('of-insurance-orders-5');
  const { reference } = order;
  await insuranceOrder.fulfil(payload, order);
  await eraseClient(payload, email, new Date());
  expect(await requestsOf('insurance-policy', reference)).toEqual([]);
  const kept = await read(reference);
  expect(kept.details).toMatchObject({ needs: { purpose: 'study' }, insured: [{ name: 'Ada Sample' }] });
  expect(keptOrder(kept.order)).toMatchObject({ until: '2037-12-31', place: { section: '§ 80(4)' } });
  await redactOrders(payload, new Date('2037-12-31T12:00:00Z'), { requestDays: 730 });
  expect((await read(reference)).details.insured).toHaveLength(1);
  await redactOrders(payload, new Date('2038-01-01T12:00:00Z'), { requestDays: 730 });
  const gone = await readOrder(payload, reference);
  expect(gone).toMatchObject({ details: {}, customer: { email: '' } });
});

test('after a withdrawal the ten years count from its own year, and the withdrawal stays as long', async () => {
  const policy = await bought('of-insurance-orders-6');
  await withdraw(payload, policy.order, who);
  await eraseClient(payload, email, new Date());
  const { order } = await read(policy.order.reference);
  expect(order.withdrawal?.name).toBe('Ada Sample');
  const year = new Date().getUTCFullYear() + 10;
  expect(keptOrder(order)?.until).toBe(`${year}-12-31`);
  await redactOrders(payload, new Date(`${year + 1}-01-02T12:00:00Z`), { requestDays: 730 });
  const gone = await readOrder(payload, order.reference);
  expect(gone?.withdrawal).toMatchObject({ name: erased, email: '', at: order.withdrawal?.at });
});

test('records of insurance that was not paid stay until the end of the second year after the last word', async () => {
  const { reference } = await ordered('of-insurance-orders-7');
  await eraseClient(payload, email, new Date());
  expect((await read(reference)).order).toMatchObject({ state: 'expired', customer: { email } });
  const year = new Date().getUTCFullYear() + 2;
  await redactOrders(payload, new Date(`${year}-12-31T12:00:00Z`), { requestDays: 730 });
  expect((await read(reference)).details.insured).toHaveLength(1);
  await redactOrders(payload, new Date(`${year + 1}-01-02T12:00:00Z`), { requestDays: 730 });
  expect(await readOrder(payload, reference)).toMatchObject({ details: {} });
});

test('a client sees the insurance they paid for: its days, its certificate, and the way out', async () => {
  const own = 'client.of-insurance-orders@example.com';
  const { order } = await bought('of-insurance-orders-10', own);
  await ordered('of-insurance-orders-11', own);
  const [policy, ...more] = await clientPolicies(payload, own.toUpperCase());
  expect(more).toEqual([]);
  expect(policy).toMatchObject({
    reference: order.reference,
    product: 'Whole',
    cover: studyYear.stay,
    insured: ['Ada Sample'],
    inForce: true,
    withdrawableUntil: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  await withdraw(payload, (await read(order.reference)).order, who);
  const [out] = await clientPolicies(payload, own);
  expect(out).toMatchObject({ inForce: false, withdrawnAt: expect.any(String) });
  expect(out).not.toHaveProperty('withdrawableUntil');
  expect(await clientPolicies(payload, 'nobody.of-insurance-orders@example.com')).toEqual([]);
});
