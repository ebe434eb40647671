import { kinds } from '@majak/tools/documents/cz/invoice/model/choices';
import type { TextUpdate } from '../../../../form/form-state.ts';
import { type SavedEntries, suggestedNumber } from './saved-entries.ts';

/** What an entry does, and with another kind of document: a number that was only suggested becomes one of its series. */
export const withSeriesNumber =
  (follow: TextUpdate, book: SavedEntries, today: string): TextUpdate =>
  (typed, path, text) => {
    const after = follow(typed, path, text);
    if (path !== 'kind') return after;
    const at = { ico: typed['supplier.ico'] ?? '', today };
    const isSuggested = kinds.some((one) => suggestedNumber(book, one, at) === typed.number);
    const kind = kinds.find((one) => one === text) ?? 'invoice';
    return isSuggested ? follow(after, 'number', suggestedNumber(book, kind, at)) : after;
  };
