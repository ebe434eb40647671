import { bookingPath } from '@majak/desk/bookings/booking-address';
import type { Order } from '@majak/tools/orders/order';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SuccessScreen } from '../payment/outcome-screen.tsx';
import { BookingLink } from './booking-link.tsx';

const money = { minor: 150_000, currency: 'CZK' };
const order = {
  kind: 'consultation',
  details: { booking: 'BK-1', title: 'A consultation' },
  state: 'paid',
  payments: [{ amount: money }],
  total: money,
  kept: money,
  instalments: [],
} as unknown as Order;

test('whoever paid for a consultation finds its booking on the page that says so', () => {
  const page = renderToStaticMarkup(<SuccessScreen order={order} orderKey="key" />);
  expect(page).toContain(`href="${bookingPath('BK-1')}"`);
  expect(page).toContain('its time, and how to move or cancel it');
});

test('what is held, what is over, and what is no booking', () => {
  const link = (more: object) => renderToStaticMarkup(<BookingLink order={{ ...order, ...more }} />);
  expect(link({ state: 'awaiting', payments: [] })).toContain('the time that’s held for you');
  expect(link({ state: 'refunded' })).toContain('what became of it');
  expect(link({ details: {} })).toBe('');
  expect(link({ kind: 'service' })).toBe('');
});
