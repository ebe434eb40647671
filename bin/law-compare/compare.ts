import type { ActText } from '../../packages/law/cz/act-text.ts';
import type { CitedPlace } from '../../packages/law/cz/cited-places.ts';
import type { Claim } from './claims.ts';
import { type Fingerprints, fingerprintOf } from './fingerprints.ts';
import type { Folder } from './read-folder.ts';

/** A place of an act, and everything that rests on it. */
export type Resting = { act: string; place: string; claims: readonly Claim[] };
export type Comparison = {
  /** Read, and other than its mark. */
  changed: readonly Resting[];
  /** It had a mark, and the act no longer has it. */
  gone: readonly Resting[];
  /** Nothing to compare it with: it was never marked. */
  unmarked: readonly Resting[];
  /** Cited, never marked, and not found in its act. */
  unfound: readonly Resting[];
  same: number;
};

/** The places between two of an act, both with them; those alone where it doesn't have both. */
function between({ place, to }: CitedPlace, text: ActText | undefined): readonly string[] {
  if (to === undefined) return [place];
  const all = [...(text?.places.keys() ?? [])];
  const [first, last] = [all.indexOf(place), all.indexOf(to)];
  return first < 0 || last < first ? [place, to] : all.slice(first, last + 1);
}

/** Every cited place once, with its claims, in the order of acts and their places. */
export function restingOn(claims: readonly Claim[], acts: ReadonlyMap<string, ActText>): readonly Resting[] {
  const by = new Map<string, { act: string; place: string; claims: Set<Claim> }>();
  for (const claim of claims)
    for (const cited of claim.places)
      for (const place of between(cited, acts.get(cited.act))) {
        const key = `${cited.act} ${place}`;
        const one = by.get(key) ?? { act: cited.act, place, claims: new Set<Claim>() };
        one.claims.add(claim);
        by.set(key, one);
      }
  const inOrder = new Intl.Collator('en', { numeric: true });
  return [...by.entries()]
    .toSorted(([a], [b]) => inOrder.compare(a, b))
    .map(([, { act, place, claims: on }]) => ({ act, place, claims: [...on] }));
}

type Verdict = Exclude<keyof Comparison, 'same'> | 'same';

function verdictOf({ act, place }: Resting, folder: Folder, marks: Fingerprints): Verdict {
  const text = folder.acts.get(act)?.places.get(place);
  const mark = marks[act]?.places[place];
  if (text === undefined) return mark === undefined ? 'unfound' : 'gone';
  if (mark === undefined) return 'unmarked';
  return fingerprintOf(text) === mark ? 'same' : 'changed';
}

/** Compares the places that claims rest on with their marks, in the acts that a folder has. */
export function compare(claims: readonly Claim[], folder: Folder, marks: Fingerprints): Comparison {
  const found = Map.groupBy(
    restingOn(claims, folder.acts).filter(({ act }) => folder.acts.has(act)),
    (one) => verdictOf(one, folder, marks),
  );
  const of = (verdict: Verdict) => found.get(verdict) ?? [];
  return {
    changed: of('changed'),
    gone: of('gone'),
    unmarked: of('unmarked'),
    unfound: of('unfound'),
    same: of('same').length,
  };
}

/** The marks of every place that claims rest on; an act that the folder has not keeps those it had. */
export function marksFor(claims: readonly Claim[], folder: Folder, before: Fingerprints): Fingerprints {
  const byAct = Map.groupBy(restingOn(claims, folder.acts), ({ act }) => act);
  const marked = [...byAct].flatMap(([act, resting]) => {
    const read = folder.acts.get(act);
    const kept = before[act];
    if (!read) return kept ? [[act, kept] as const] : [];
    const places = resting.flatMap(({ place }) => {
      const text = read.places.get(place);
      return text === undefined ? [] : [[place, fingerprintOf(text)] as const];
    });
    const from = read.from === undefined ? {} : { wording: read.from };
    return places.length === 0 ? [] : [[act, { ...from, places: Object.fromEntries(places) }] as const];
  });
  return Object.fromEntries(marked);
}
