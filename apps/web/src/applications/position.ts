import type { Fault } from '@majak/tools/form/fault';

/** Where somebody is in an application. */
export type Position = {
  /** The key of a step, `check`, or empty for the list of its parts. */
  page: string;
  /** Steps that were continued past. */
  seen: readonly string[];
  /** Opened to change an answer: the check it leads back to, and the pages that were not answered before. Empty otherwise. */
  returns: readonly string[];
  /** What is told to be wrong on this page since it was tried. */
  faults: readonly Fault[];
  /** Whether these answers rule the application out. */
  refused: boolean;
};

/** The page with all answers once more. */
export const checkPage = 'check';
/** The step that stands on that page: what is agreed to when it is sent. */
export const consentStep = 'consent';

/** At a page, with nothing said of it yet. */
export const positionAt = (page: string, seen: readonly string[] = []): Position => ({
  page,
  seen,
  returns: [],
  faults: [],
  refused: false,
});

/** Where a page led back to, as the browser's history has kept it. */
export const returnsIn = (state: unknown): readonly string[] =>
  Array.isArray(state) ? state.filter((page) => typeof page === 'string') : [];
