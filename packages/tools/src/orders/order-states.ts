type StateWords = {
  /** As it stands on a badge and in a sentence: `Paid`. */
  label: string;
  /** What happens next, said to the person who ordered. */
  next: string;
};

/** Where an order can stand. */
export const orderStates = {
  draft: { label: 'Draft', next: 'We haven’t asked you to pay yet.' },
  awaiting: { label: 'Awaiting payment', next: 'Pay by card or by bank transfer.' },
  declined: {
    label: 'Payment declined',
    next: 'Your card was declined. Try another card, or pay by bank transfer.',
  },
  paid: { label: 'Paid', next: 'You don’t have to pay anything more.' },
  expired: { label: 'Expired', next: 'The time to pay has run out. Write to us if you still want it.' },
  refunded: { label: 'Refunded', next: 'We’ve sent your money back.' },
} as const satisfies Record<string, StateWords>;

export type OrderState = keyof typeof orderStates;
