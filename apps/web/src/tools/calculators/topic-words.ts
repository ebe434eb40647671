import type { Topic } from '@majak/tools/calculator/calculator';

/** What people come about: the first question of the way to a calculator, and the second. */
export const topicWords: Readonly<Record<Topic, { label: string; next: string }>> = {
  work: { label: 'A job', next: 'What about the job?' },
  freelance: { label: 'Freelancing or a trade licence', next: 'What about your trade?' },
  family: { label: 'A child or time off', next: 'What about the time off?' },
  home: { label: 'A home', next: 'What about the home?' },
  money: { label: 'Content, crypto or shares', next: 'Where does the money come from?' },
  vat: { label: 'VAT', next: 'What about VAT?' },
};
