import fc from 'fast-check';
import { expect, test } from 'vitest';
import { money } from '../money/money.ts';
import type { Order } from './order.ts';
import type { OrderChange } from './order-change.ts';
import { orderDeliveries } from './order-deliveries.ts';
import { orderObstacle, type WantedOrderChange } from './order-obstacle.ts';
import { afterChange, orderOfChanges } from './order-of-changes.ts';

const at = '2026-11-23T08:00:00.000Z';
const crowns = (minor: number) => money(minor, 'CZK');
const price = 300;

const content = {
  kind: 'service',
  details: {},
  lines: [
    { text: 'First', amount: crowns(200) },
    { text: 'Second', amount: crowns(100) },
  ],
  customer: { name: 'Ana', email: 'ana@example.com' },
  variableSymbol: '1234567890',
  holdUntil: at,
};
const begin = (kind: 'placed' | 'drafted'): OrderChange => ({
  number: 1,
  kind,
  answers: content,
  author: 'agency',
  at,
});

const payment = fc.constantFrom('a', 'b', 'c');
const amount = fc.constantFrom(100, 150, 300, 400).map(crowns);
const by = fc.constantFrom('agency', 'client', 'bank', 'clock');
const answersOf = {
  sent: fc.constant({}),
  withdrawn: fc.constant({ why: '' }),
  split: fc.constant({
    instalments: [1, 2, 3].map((month) => ({ due: `2026-12-0${month}`, amount: crowns(100) })),
  }),
  begun: fc.record({ checkout: payment, amount, until: fc.constant(at) }),
  declined: fc.record({ payment, code: fc.constant('generic_decline') }),
  received: fc.record({
    method: fc.constantFrom('card', 'transfer'),
    payment,
    amount,
    on: fc.constant('2026-11-23'),
  }),
  expired: fc.constant({}),
  accepted: fc.constant({}),
  'refund-asked': fc.record({ payment, amount, why: fc.constant('') }),
  refunded: fc.record({ asked: fc.integer({ min: 1, max: 12 }), refund: fc.constant('re') }),
  'refund-failed': fc.record({ asked: fc.integer({ min: 1, max: 12 }), why: fc.constant('') }),
  'refunded-elsewhere': fc.record({ payment, amount, refund: fc.constant('re') }),
  reminded: fc.constant({ due: '2026-12-01' }),
  'contract-withdrawn': fc.constant({ statement: 'I withdraw', name: 'Ana', email: 'ana@example.com' }),
  'start-asked': fc.constant({ statement: 'Begin' }),
  completed: fc.constant({ on: '2026-11-30' }),
  'work-counted': fc.record({ done: fc.constantFrom(0, 100, 300, 400).map(crowns), what: fc.constant('') }),
  fulfilled: fc.constant({}),
} satisfies { [Kind in WantedOrderChange['kind']]: fc.Arbitrary<object> };

const wanted = fc.oneof(
  ...Object.entries(answersOf).map(([kind, answers]) =>
    fc.record({ kind: fc.constant(kind), answers: answers as fc.Arbitrary<object>, author: by }),
  ),
) as fc.Arbitrary<WantedOrderChange>;

/** The same order as simply as it can be told: money in, money back, and a state. */
type Model = {
  state: Order['state'];
  in: Map<string, number>;
  back: Map<number, [string, number, boolean | undefined]>;
};

const total = (values: Iterable<number>) => [...values].reduce((sum, one) => sum + one, 0);
const wentBack = (model: Model) =>
  total([...model.back.values()].map(([, minor, isDone]) => (isDone ? minor : 0)));

/** What the model makes of a change that the rules let through. */
function follow(model: Model, { kind, answers }: WantedOrderChange, number: number): void {
  if (kind === 'sent' || kind === 'begun') model.state = 'awaiting';
  if (kind === 'withdrawn' || kind === 'expired') model.state = 'expired';
  // What was not paid whole ends with it; what was stays paid until its money went back.
  if (kind === 'contract-withdrawn' && (model.state === 'awaiting' || model.state === 'declined'))
    model.state = 'expired';
  if (kind === 'declined') model.state = 'declined';
  if (kind === 'accepted') model.state = 'paid';
  if (kind === 'received') {
    model.in.set(answers.payment, answers.amount.minor);
    const isWhole = total(model.in.values()) - wentBack(model) >= price;
    if (model.state === 'awaiting' || model.state === 'declined') model.state = isWhole ? 'paid' : 'awaiting';
  }
  if (kind === 'refund-asked') model.back.set(number, [answers.payment, answers.amount.minor, undefined]);
  if (kind === 'refunded-elsewhere') {
    model.back.set(number, [answers.payment, answers.amount.minor, true]);
    if (total(model.in.values()) <= wentBack(model)) model.state = 'refunded';
  }
  if (kind === 'refunded' || kind === 'refund-failed') {
    const [of, minor] = model.back.get(answers.asked) ?? ['', 0];
    model.back.set(answers.asked, [of, minor, kind === 'refunded']);
    if (kind === 'refunded' && total(model.in.values()) <= wentBack(model)) model.state = 'refunded';
  }
}

const next = (now: Order, { kind, answers, author }: WantedOrderChange) =>
  ({ number: now.lastNumber + 1, kind, answers, author, at }) as OrderChange;

test('an order goes where its rules lead, whatever is tried in whichever order', () => {
  fc.assert(
    fc.property(fc.constantFrom('placed', 'drafted'), fc.array(wanted, { maxLength: 25 }), (made, tried) => {
      const first = begin(made);
      const started = orderOfChanges('MJK-1', [first]);
      if (!started) throw new Error('It did not begin');
      let now: Order = started;
      const model: Model = {
        state: made === 'placed' ? 'awaiting' : 'draft',
        in: new Map(),
        back: new Map(),
      };
      const changes = [first];
      let fulfilments = 0;
      for (const want of tried) {
        if (orderObstacle(now, want)) continue;
        const change = next(now, want);
        const after = afterChange(now, change);
        if (orderDeliveries(now, after, change).includes('fulfil')) fulfilments += 1;
        follow(model, want, change.number);
        changes.push(change);
        now = after;
        // It says what the model says, and never more goes back than came in.
        expect(now.state).toBe(model.state);
        expect(now.received.minor).toBe(total(model.in.values()));
        expect(now.kept.minor).toBe(total(model.in.values()) - wentBack(model));
        for (const one of now.payments) {
          expect(one.refunded.minor).toBeLessThanOrEqual(one.amount.minor);
          const notFailed = [...model.back.values()].filter(
            ([of, , isDone]) => of === one.payment && isDone !== false,
          );
          expect(one.refunded.minor).toBe(total(notFailed.map(([, minor]) => minor)));
        }
        if (now.counted) {
          expect(now.withdrawal).toBeDefined();
          expect(now.counted.done.minor).toBeLessThanOrEqual(now.startRequest ? price : 0);
        }
        // Nobody is asked for a part of what they withdrew from.
        if (now.withdrawal) expect(['paid', 'expired', 'refunded']).toContain(now.state);
        if (now.state === 'paid' && now.refunded.minor === 0)
          expect(now.kept.minor).toBeGreaterThanOrEqual(price);
      }
      // Told from the beginning it is the same order, and it is fulfilled once at most while it stays paid.
      expect(orderOfChanges('MJK-1', changes)).toEqual(now);
      if (now.fulfilled) expect(fulfilments).toBeGreaterThan(0);
      expect(fulfilments).toBeLessThanOrEqual(1);
    }),
    { numRuns: 2000, seed: 15 },
  );
});

test('parts are paid in their order, whatever comes in', () => {
  const split = (now: Order) =>
    afterChange(
      now,
      next(now, {
        kind: 'split',
        author: 'client',
        answers: {
          instalments: [1, 2, 3].map((month) => ({ due: `2026-12-0${month}`, amount: crowns(100) })),
        },
      }),
    );
  const started = orderOfChanges('MJK-1', [begin('placed')]);
  if (!started) throw new Error('It did not begin');
  const now = split(started);
  const paid = afterChange(
    now,
    next(now, {
      kind: 'received',
      author: 'bank',
      answers: { method: 'card', payment: 'a', amount: crowns(150), on: '2026-11-23' },
    }),
  );
  expect(paid.instalments.map(({ left }) => left.minor)).toEqual([0, 50, 100]);
  expect(paid.state).toBe('awaiting');
});

test('no part is due after its work: once all of it is done, what is left is due that day', () => {
  const started = orderOfChanges('MJK-1', [begin('placed')]);
  if (!started) throw new Error('It did not begin');
  const wants: WantedOrderChange[] = [
    {
      kind: 'split',
      author: 'client',
      answers: {
        instalments: [1, 2, 3].map((month) => ({ due: `2027-0${month}-01`, amount: crowns(100) })),
      },
    },
    {
      kind: 'received',
      author: 'bank',
      answers: { method: 'card', payment: 'a', amount: crowns(100), on: '2027-01-01' },
    },
    { kind: 'completed', author: 'agency', answers: { on: '2027-01-20' } },
  ];
  const done = wants.reduce((now, want) => afterChange(now, next(now, want)), started);
  expect(done.instalments.map(({ due, left }) => [due, left.minor])).toEqual([
    ['2027-01-01', 0],
    ['2027-01-20', 200],
  ]);
  expect(done.state).toBe('awaiting');
  const paid = next(done, {
    kind: 'received',
    author: 'bank',
    answers: { method: 'card', payment: 'b', amount: crowns(200), on: '2027-01-20' },
  });
  expect(afterChange(done, paid)).toMatchObject({ state: 'paid', instalments: [{}, { left: crowns(0) }] });
});

test('what begins with anything but its making is no order', () => {
  expect(orderOfChanges('MJK-1', [])).toBeUndefined();
  expect(
    orderOfChanges('MJK-1', [{ number: 1, kind: 'expired', answers: {}, author: 'clock', at }]),
  ).toBeUndefined();
});
