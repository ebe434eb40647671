/** Where an order is withdrawn from. */
export const withdrawPath = (key: string): string => `/payment/${key}/withdraw`;

/** The receipt of its withdrawal. */
export const withdrawalReceiptPath = (key: string): string => `/payment/${key}/withdrawal.pdf`;
