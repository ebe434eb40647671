import type { Outcome } from '../outcome.ts';

/** A request as the help desk sees it. */
export type Ticket = {
  /** Ours, quoted by the client; the ticket is found by it. */
  reference: string;
  fullName: string;
  email: string;
  phone: string;
  /** Where the form asks for it. */
  euCitizen?: 'YES' | 'NO';
  nationality: string;
  service: string;
  /** Every answer in words, in the order of the form; a long one stands below its label. */
  answers: readonly { label: string; text: string; long: boolean; part?: string }[];
};

export type HelpDeskPort = {
  kind: 'local' | 'real';
  /** Where tickets go, for the line printed at the start; without credentials. */
  target: string;
  /**
   * Hands over a ticket once. With `inDoubt` an earlier attempt may have been taken: it is looked for first,
   * and found by its reference instead of being posted again.
   */
  submit: (ticket: Ticket, attempt: { inDoubt: boolean }) => Promise<Outcome>;
};
