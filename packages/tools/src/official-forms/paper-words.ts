/** What is written on papers of the country's offices, in their language. */
export const paperWords = {
  language: 'cs',
  yes: 'ano',
  no: 'ne',
  extraSheet: 'Příloha',
  stateless: 'bez státní příslušnosti',
} as const;
