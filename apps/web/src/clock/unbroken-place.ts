import type { Place } from '@majak/law/legal-clock';
import { placeInWords } from '@majak/law/place-in-words';

/** A place whose sections and whose act stay with their numbers at the end of a line. */
export const unbrokenPlace = (place: Place): string =>
  placeInWords(place)
    .replaceAll('§ ', '§\u00a0')
    .replace(/ (?=\S+$)/, '\u00a0');
