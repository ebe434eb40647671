/** Where the insurance of an order is looked at, and withdrawn from. */
export const policyPath = (key: string): string => `/insurance/${key}`;
