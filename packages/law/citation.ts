import { type BriefCitation, briefCitation } from './cite.ts';
import { type RuleId, rules } from './cz/rules.ts';
import type { Law } from './law-on.ts';

/** What a result says of a rule it used, and where we read it. */
export type Citation = BriefCitation & {
  /** Address of the first source that has one; the title of the first if none has. */
  source: string;
};

/**
 * A rule as it stands on the day of the law, with its source. It brings all sources along: for servers.
 * A calculator takes `briefCitation`.
 */
export function citation(law: Law, id: RuleId): Citation {
  const { sources } = rules[id];
  const source = sources.find(({ url }) => url !== undefined)?.url ?? sources[0]?.title ?? '';
  return { ...briefCitation(law, id), source };
}
