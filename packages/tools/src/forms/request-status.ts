/** How far a request has come: in the browser while it is sent, and in the store until every delivery is done. */
export const requestStatuses = ['INITIAL', 'REQUESTED', 'SUCCEEDED', 'FAILED'] as const;
export type RequestStatus = (typeof requestStatuses)[number];
