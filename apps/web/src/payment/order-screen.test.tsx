import { money } from '@majak/tools/money/money';
import type { Order } from '@majak/tools/orders/order';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OrderScreen } from './order-screen.tsx';

const crowns = (minor: number) => money(minor, 'CZK');
const screen = (state: string, came: number) => {
  const order = {
    reference: 'MJK-1',
    kind: 'service',
    details: { title: 'Trade licence' },
    lines: [{ text: 'Trade licence', amount: crowns(999_000) }],
    state,
    total: crowns(999_000),
    received: crowns(came),
    kept: crowns(came),
    payments: came > 0 ? [{ amount: crowns(came) }] : [],
    refunds: [],
    instalments: [],
    history: [],
    checkouts: [],
    holdUntil: '2999-01-01T00:00:00.000Z',
  } as unknown as Order;
  return renderToStaticMarkup(<OrderScreen order={order} orderKey="key" />)
    .replace(/<[^>]+>/g, ' ')
    .replace(/[\s\u00a0\u202f\u2009]+/g, ' ');
};

test('who paid a part sees what came in, and what is left', () => {
  expect(screen('awaiting', 500_000)).toContain('Received so far 5 000 CZK');
  expect(screen('awaiting', 500_000)).toContain('To pay: 4 990 CZK');
  expect(screen('awaiting', 0)).not.toContain('Received so far');
});

test('who paid too much reads that it goes back', () => {
  expect(screen('paid', 1_100_000)).toContain('1 010 CZK more than the price came in. We’ll send it back');
  expect(screen('paid', 999_000)).not.toContain('more than the price');
});

test('an order that expired leads to whom to write to', () => {
  expect(screen('expired', 0)).toContain('Write to us if you still want it. Write to us');
});
