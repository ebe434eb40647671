/** What a customer agrees to before insurance is ordered. Another text is another version, which is kept with the order. */
export const insuranceConsents = {
  dataProtection: {
    label: 'Data protection regulation agreement',
    version: 'Text of 23 November 2026',
    says: 'The agency may use these details to arrange the insurance, and may pass them to the insurer I choose. Records of insurance are kept as long as the law says.',
  },
  conflictOfInterest: {
    label: 'Conflict of interest agreement',
    version: 'Text of 23 November 2026',
    says: 'I know that the agency acts for the insurer, which pays it for the insurance it arranges, and that I read who the agency is, how it is paid and how I can complain.',
  },
} as const;
