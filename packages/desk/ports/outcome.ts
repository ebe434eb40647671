/** What came of one attempt to hand something to an outside system. An error text never holds personal data. */
export type Outcome =
  | { kind: 'done'; externalId?: string }
  /** Not sent, on purpose, and not to be tried again: nobody has to look. */
  | { kind: 'withheld'; error: string }
  /** Worth another try, after `afterMs` if the system said so. `inDoubt`: it may have been taken after all. */
  | { kind: 'retry'; error: string; inDoubt: boolean; afterMs?: number }
  /** Nothing is wrong: a person or a bank has not done their part yet. Looked at again after `afterMs`, as often as it takes. */
  | { kind: 'waiting'; error: string; afterMs: number }
  /** Will never be taken as it is: a person has to look. */
  | { kind: 'refused'; error: string };
