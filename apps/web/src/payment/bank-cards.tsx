import { testCards } from '@majak/desk/ports/payments/test-cards';
import { Container } from '@majak/ui/container';

/** What the bank of this machine knows. */
export const BankCards = () => (
  <Container width="measure" className="py-12">
    <h1 className="text-title">The bank of this machine</h1>
    <p className="mt-3">
      No money moves here. Set STRIPE_KEY to charge cards for real. Open the payment page of an order to come
      to one of its pages, with these cards to try.
    </p>
    <ul className="mt-8 divide-y divide-line border-y border-line">
      {testCards.map(({ number, label }) => (
        <li key={number} className="flex flex-wrap justify-between gap-x-6 py-3">
          <span>{label}</span>
          <span className="tabular-nums">{number}</span>
        </li>
      ))}
    </ul>
  </Container>
);
