import type { Day } from './dates.ts';

/** Where a value was read: an act in one of its wordings, an order or notice, or a page that says what they state. */
export type Source = {
  kind: 'act' | 'order' | 'page';
  title: string;
  /** Left out where the page itself was not seen again. */
  url?: string;
  readOn: Day;
  /** Which value it states, and for which years. */
  says: string;
};

/** A source by what it says of a rule; with a day where this was read again later than the rest of it. */
export type CitableSource = (says: string, readOn?: Day) => Source;

/** Something that was read, without what it says. */
export const sourceReadOn =
  (what: Omit<Source, 'says'>): CitableSource =>
  (says, readOn = what.readOn) => ({ ...what, readOn, says });

const readAs =
  (kind: Source['kind']) =>
  (readOn: Day) =>
  (title: string, url?: string): CitableSource =>
    sourceReadOn({ kind, title, ...(url ? { url } : {}), readOn });

/** Pages that were read on a day, by their title and address. */
export const pagesReadOn = readAs('page');

/** Orders and notices that were read on a day, by their title and address. */
export const ordersReadOn = readAs('order');
