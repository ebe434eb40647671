/** Whose the files of a case are: its reference can be that of a request too, whose files have a life of their own. */
export const caseOwner = (reference: string): string => `case:${reference}`;
