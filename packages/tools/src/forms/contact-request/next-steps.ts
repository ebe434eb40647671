/** What happens after a contact request, and when: one sentence a step. Said on the page and in the confirmation. */
export const nextSteps = (openingHours: string): readonly string[] => [
  `A person answers you the same working day. Our hours are ${openingHours}.`,
  'We agree on a meeting with you, by video or in the office, as early as 12 hours later.',
  'You get the fixed price in writing before anything starts.',
];
