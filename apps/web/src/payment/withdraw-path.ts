/** Where an order is withdrawn from. */
export const withdrawPath = (key: string): string => `/payment/${key}/withdraw`;

/** The model form to withdraw by, for whoever would rather send paper. */
export const withdrawalFormPath = (key: string): string => `/payment/${key}/withdrawal-form.pdf`;

/** The receipt of its withdrawal. */
export const withdrawalReceiptPath = (key: string): string => `/payment/${key}/withdrawal.pdf`;
