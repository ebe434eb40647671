/** What a card of the local bank does. */
export type TestCard = {
  number: string;
  label: string;
  does: 'pays' | 'pays late' | 'declines';
  code?: string;
};

/** Cards to try, by Stripe's own numbers where it has one. Source: docs.stripe.com/testing. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', label: 'A card that pays', does: 'pays' },
  { number: '4000000000000002', label: 'A card that is declined', does: 'declines', code: 'generic_decline' },
  {
    number: '4000000000009995',
    label: 'A card without enough money',
    does: 'declines',
    code: 'insufficient_funds',
  },
  { number: '4000000000000069', label: 'A card that has expired', does: 'declines', code: 'expired_card' },
  { number: '4000000000000119', label: 'A payment that arrives late', does: 'pays late' },
];
