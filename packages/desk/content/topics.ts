/** What articles are about; the blog can be read by one of them. */
export const topics = [
  'visas',
  'residence',
  'work',
  'freelancing',
  'tax',
  'insurance',
  'family',
  'housing',
  'documents',
  'money',
] as const;
export type Topic = (typeof topics)[number];

/** What the topics are called. */
export const topicLabels: Record<Topic, string> = {
  visas: 'Visas',
  residence: 'Residence',
  work: 'Work',
  freelancing: 'Freelancing',
  tax: 'Tax',
  insurance: 'Insurance',
  family: 'Family',
  housing: 'Housing',
  documents: 'Documents',
  money: 'Money',
};
