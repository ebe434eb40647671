import type { Rule } from '../rule.ts';
import type { Source } from '../source.ts';
import { whole } from './act-text.ts';
import { type CitedPlace, citationsIn, placesOf } from './cited-places.ts';

/** The act of a source, by its address in the Collection of Laws. */
const actOf = ({ url = '' }: Source): string | undefined => {
  const [, year, number] = /\/eli\/cz\/sb\/(\d{4})\/(\d+)/.exec(url) ?? [];
  return number && `${number}/${year}`;
};

/** What of an act a source was read for: its sections; of an order or a notice, all of it. */
function placesOfSource(source: Source): readonly CitedPlace[] {
  const act = actOf(source);
  if (!act || source.kind === 'page') return [];
  return source.kind === 'order' ? [{ act, place: whole }] : placesOf(act, source.says);
}

/** Every place that a rule was read from, each once: its own, the second it names, and those of its sources. */
export function placesOfRule({ act, section, also, sources }: Rule): readonly CitedPlace[] {
  const all = [...placesOf(act, section), ...citationsIn(also ?? ''), ...sources.flatMap(placesOfSource)];
  return [...new Map(all.map((one) => [`${one.act} ${one.place} ${one.to}`, one])).values()];
}
