import { type BriefCitation, briefCitation } from './brief-citation.ts';
import type { Law } from './law-on.ts';
import type { RuleId } from './rule.ts';
import type { Source } from './source.ts';

/** What a result says of a rule it used, and where we read it. */
type Citation = BriefCitation & {
  /** Address of the first source that has one; the title of the first if none has. */
  source: string;
};

/**
 * A rule as it stands on the day of the law, with its source: for servers, which hold the sources. A calculator takes
 * `briefCitation`.
 * @param sources Those of the rule.
 */
export function citation(law: Law, id: RuleId, sources: readonly Source[]): Citation {
  const source = sources.find(({ url }) => url !== undefined)?.url ?? sources[0]?.title ?? '';
  return { ...briefCitation(law, id), source };
}
