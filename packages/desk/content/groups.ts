/** Groups of services, in the order of lists. */
export const serviceGroups = [
  'visas',
  'family',
  'uk',
  'residence',
  'business',
  'tax',
  'insurance',
  'settling',
  'documents',
  'advice',
] as const;

/** What the groups are called. */
export const groupLabels: Record<(typeof serviceGroups)[number], string> = {
  visas: 'Visas and work permits',
  family: 'Family',
  uk: 'UK citizens',
  residence: 'Residence',
  business: 'Business',
  tax: 'Tax and accounting',
  insurance: 'Insurance',
  settling: 'Settling in',
  documents: 'Documents',
  advice: 'Advice',
};
export type ServiceGroup = (typeof serviceGroups)[number];
