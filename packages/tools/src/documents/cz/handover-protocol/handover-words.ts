import { capital } from '../../capital.ts';
import type { Bilingual } from '../../two-language-view.ts';

/** Meters of a flat, as a protocol names them. */
export const meters = {
  electricity: { en: 'Electricity', local: 'Elektřina' },
  gas: { en: 'Gas', local: 'Plyn' },
  coldWater: { en: 'Cold water', local: 'Studená voda' },
  hotWater: { en: 'Hot water', local: 'Teplá voda' },
  heating: { en: 'Heating', local: 'Teplo' },
} as const satisfies Record<string, Bilingual>;

/** What is handed over to get in. */
export const keys = {
  flat: { en: 'Key to the flat', local: 'Klíč od bytu' },
  house: { en: 'Key to the building', local: 'Klíč od domu' },
  chip: { en: 'Chip or card', local: 'Čip nebo karta' },
  mailbox: { en: 'Key to the letter box', local: 'Klíč od schránky' },
  cellar: { en: 'Key to the cellar', local: 'Klíč od sklepa' },
  garage: { en: 'Key to the garage', local: 'Klíč od garáže' },
} as const satisfies Record<string, Bilingual>;

/** The state of a room. */
export const states = {
  good: { en: 'good', local: 'dobrý' },
  new: { en: 'as new', local: 'jako nový' },
  worn: { en: 'normal wear', local: 'běžně opotřebený' },
  damaged: { en: 'damaged', local: 'poškozený' },
} as const satisfies Record<string, Bilingual>;

/** The options of a choice among such words. */
export const optionsOf = <const Value extends string>(words: Readonly<Record<Value, Bilingual>>) =>
  (Object.keys(words) as Value[]).map((value) => ({ value, label: capital(words[value].en) }));
