import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { axeFaults } from '../support/axe.ts';
import { newAddress } from '../support/browser.ts';
import { sidewaysFaults } from '../support/layout.ts';
import { mailedTo } from '../support/mailed.ts';
import { pollOptions } from '../support/poll-options.ts';
import { press, useStudioScreens } from '../support/studio-screens.ts';

const { product, screen, row } = useStudioScreens();
const { web } = product;
const couples = `${web}/api/v1/bookings/partner-visa-consultancy`;

/** A consultation that was booked and paid by card. @returns who booked it. */
async function paidBooking(): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  const [from, to] = [3, 40].map((days) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10),
  );
  const { slots } = await (await fetch(`${couples}/slots?from=${from}&to=${to}&zone=Europe/Prague`)).json();
  const booked = await fetch(couples, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
      'X-Forwarded-For': newAddress(),
    },
    body: JSON.stringify({
      start: slots.at(-1).start,
      zone: 'Europe/Prague',
      name: 'Ana Sample',
      email,
      phone: '+420 777 000 000',
      about: 'A question',
      startAsked: true,
    }),
  });
  expect(booked.status).toBe(201);
  const { payment } = await booked.json();
  const post = (address: string, fields: Record<string, string>) =>
    fetch(address, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  const leads = (await post(payment, { pay: 'card' })).headers.get('refresh') ?? '';
  await post(leads.replace(/^.*url=/, ''), { card: '4242424242424242' });
  const confirmed = async () => (await row('bookings', 'email', email)).state;
  await expect.poll(confirmed, pollOptions).toBe('confirmed');
  return email;
}

test('an agent moves a booking and cancels it on a phone; its client is told, and the money goes back', async () => {
  const email = await paidBooking();
  const before = await row('bookings', 'email', email);
  const { page, context, faults } = await screen(`collections/bookings/${before.id}`, 360);
  await press(page, 'Move it');
  const times = page.getByLabel('Another time');
  await times.waitFor();
  expect(await sidewaysFaults(page, 'another time for a booking')).toEqual([]);
  expect(await axeFaults(page, 'another time for a booking', '.case-desk')).toEqual([]);
  // Nobody has to fill in what only the house writes.
  expect(await page.locator('.field-type.read-only .required').filter({ visible: true }).count()).toBe(0);
  await times.selectOption({ index: 3 });
  const reloaded = page.waitForEvent('load');
  await press(page, 'Move it there and tell the client');
  await reloaded;
  const moved = await row('bookings', 'email', email);
  expect([moved.state, moved.startsAt === before.startsAt]).toEqual(['confirmed', false]);
  const told = (method: string) => mailedTo(email).filter((mail) => mail.includes(`method=${method}`)).length;
  await expect.poll(() => told('REQUEST'), pollOptions).toBe(2);

  await press(page, 'Cancel it');
  await page.getByText('What was paid goes back').waitFor();
  const again = page.waitForEvent('load');
  await press(page, 'Cancel the booking');
  await again;
  expect((await row('bookings', 'email', email)).state).toBe('cancelled');
  await expect.poll(() => told('CANCEL'), pollOptions).toBe(1);
  await expect.poll(async () => (await row('orders', 'email', email)).state, pollOptions).toBe('refunded');
  expect(await page.getByRole('button', { name: 'Move it', exact: true }).count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});
