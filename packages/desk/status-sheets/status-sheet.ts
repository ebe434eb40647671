import type { PublishedState } from '@majak/law/jurisdiction';

/** A line of the office's spreadsheet: an application, and where it is said to stand. */
export type StatusRow = { number: string; state: PublishedState };

/** What was read in a spreadsheet, or why nothing was. */
export type StatusSheet =
  | {
      rows: StatusRow[];
      sheets: number;
      /** Lines that seem to be about an application, and could not be read: by their number, or by their words. */
      unread: number;
    }
  | { refused: string };

export const mostSheetBytes = 5 * 1024 * 1024;
