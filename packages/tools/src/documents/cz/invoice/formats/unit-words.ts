import { countedIn, countedInEnglish, type Forms } from '../../../invoice/counted.ts';
import { type Unit, units } from '../model/choices.ts';

/** Units that are words, as they stand beside a number: 1 hodina, 2 hodiny, 1,5 hodiny, 5 hodin. Others are signs. */
const words: { readonly [Key in Unit]?: { en: readonly [string, string]; cs: Forms } } = {
  hour: { en: ['hour', 'hours'], cs: ['hodina', 'hodiny', 'hodiny', 'hodin'] },
  day: { en: ['day', 'days'], cs: ['den', 'dny', 'dne', 'dnů'] },
  week: { en: ['week', 'weeks'], cs: ['týden', 'týdny', 'týdne', 'týdnů'] },
  month: { en: ['month', 'months'], cs: ['měsíc', 'měsíce', 'měsíce', 'měsíců'] },
  year: { en: ['year', 'years'], cs: ['rok', 'roky', 'roku', 'let'] },
  set: { en: ['set', 'sets'], cs: ['sada', 'sady', 'sady', 'sad'] },
  lumpSum: { en: ['lump sum', 'lump sums'], cs: ['paušál', 'paušály', 'paušálu', 'paušálů'] },
  page: { en: ['page', 'pages'], cs: ['strana', 'strany', 'strany', 'stran'] },
  word: { en: ['word', 'words'], cs: ['slovo', 'slova', 'slova', 'slov'] },
};

/** A unit as it is read beside a number. */
export function unitBeside(unit: Unit, count: number): { en: string; cs: string } {
  const inflected = words[unit];
  if (!inflected) return units[unit];
  return { en: countedInEnglish(count, ...inflected.en), cs: countedIn('cs', count, inflected.cs) };
}
