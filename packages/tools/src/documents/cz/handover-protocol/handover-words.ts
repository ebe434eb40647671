import { capital } from '../../capital.ts';
import type { Bilingual } from '../../two-language-view.ts';

/** Meters of a flat, as a protocol names them. */
export const meters = {
  electricity: { en: 'Electricity', cs: 'Elektřina' },
  gas: { en: 'Gas', cs: 'Plyn' },
  coldWater: { en: 'Cold water', cs: 'Studená voda' },
  hotWater: { en: 'Hot water', cs: 'Teplá voda' },
  heating: { en: 'Heating', cs: 'Teplo' },
} as const satisfies Record<string, Bilingual>;

/** What is handed over to get in. */
export const keys = {
  flat: { en: 'Key of the flat', cs: 'Klíč od bytu' },
  house: { en: 'Key of the house', cs: 'Klíč od domu' },
  chip: { en: 'Chip or card', cs: 'Čip nebo karta' },
  mailbox: { en: 'Key of the letter box', cs: 'Klíč od schránky' },
  cellar: { en: 'Key of the cellar', cs: 'Klíč od sklepa' },
  garage: { en: 'Key of the garage', cs: 'Klíč od garáže' },
} as const satisfies Record<string, Bilingual>;

/** The state of a room. */
export const states = {
  good: { en: 'good', cs: 'dobrý' },
  new: { en: 'as new', cs: 'jako nový' },
  worn: { en: 'worn by ordinary use', cs: 'běžně opotřebený' },
  damaged: { en: 'damaged', cs: 'poškozený' },
} as const satisfies Record<string, Bilingual>;

/** The options of a choice among such words. */
export const optionsOf = <const Value extends string>(words: Readonly<Record<Value, Bilingual>>) =>
  (Object.keys(words) as Value[]).map((value) => ({ value, label: capital(words[value].en) }));
