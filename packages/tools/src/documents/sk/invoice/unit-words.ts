import { countedIn, countedInEnglish, type Forms } from '../../invoice/counted.ts';
import { units } from './choices.ts';

type Unit = keyof typeof units;

/** Units that are words, as they stand beside a number: 1 hodina, 2 hodiny, 1,5 hodiny, 5 hodín. Others are signs. */
const words: { readonly [Key in Unit]?: { en: readonly [string, string]; sk: Forms } } = {
  hour: { en: ['hour', 'hours'], sk: ['hodina', 'hodiny', 'hodiny', 'hodín'] },
  day: { en: ['day', 'days'], sk: ['deň', 'dni', 'dňa', 'dní'] },
  week: { en: ['week', 'weeks'], sk: ['týždeň', 'týždne', 'týždňa', 'týždňov'] },
  month: { en: ['month', 'months'], sk: ['mesiac', 'mesiace', 'mesiaca', 'mesiacov'] },
  year: { en: ['year', 'years'], sk: ['rok', 'roky', 'roka', 'rokov'] },
  set: { en: ['set', 'sets'], sk: ['súprava', 'súpravy', 'súpravy', 'súprav'] },
  lumpSum: { en: ['lump sum', 'lump sums'], sk: ['paušál', 'paušály', 'paušálu', 'paušálov'] },
  page: { en: ['page', 'pages'], sk: ['strana', 'strany', 'strany', 'strán'] },
  word: { en: ['word', 'words'], sk: ['slovo', 'slová', 'slova', 'slov'] },
};

/** A unit as it is read beside a number. */
export function unitBeside(unit: Unit, count: number): { en: string; sk: string } {
  const inflected = words[unit];
  if (!inflected) return units[unit];
  return { en: countedInEnglish(count, ...inflected.en), sk: countedIn('sk', count, inflected.sk) };
}
