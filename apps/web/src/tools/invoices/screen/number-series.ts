import { kinds } from '@majak/tools/documents/invoice/model/choices';
import type { Follow } from '../../../form/form-state.ts';
import { type Book, suggestedNumber } from './book.ts';

/** What an entry does, and with another kind of document: a number that was only suggested becomes one of its series. */
export const inSeries =
  (follow: Follow, book: Book, today: string): Follow =>
  (typed, path, text) => {
    const after = follow(typed, path, text);
    if (path !== 'kind') return after;
    const at = { ico: typed['supplier.ico'] ?? '', today };
    const isSuggested = kinds.some((one) => suggestedNumber(book, one, at) === typed.number);
    const kind = kinds.find((one) => one === text) ?? 'invoice';
    return isSuggested ? follow(after, 'number', suggestedNumber(book, kind, at)) : after;
  };
