/** A link to a case as its maker sees it. */
export type ShownLink = {
  number: number;
  opens: 'the page' | 'the calendar';
  label: string;
  /** The last day on which it works, in words; nothing where it works until it is withdrawn. */
  until?: string;
  address: string;
};
