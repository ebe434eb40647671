import { lawOn } from '@majak/law/law-on';
import { problem } from '../problem.ts';
import { today } from '../today.ts';
import { describedRules } from './described-rules.ts';
import { ruleIds, rules } from './law-book.ts';

/** Answers every rule as it stands today; 404 on a site that shows no law. */
export function listRules(): Response {
  const law = lawOn(rules, today());
  if (ruleIds.length === 0 || !law.ok)
    return problem({ status: 404, title: 'This site shows no rules of the law' });
  return Response.json(
    { on: law.value.on, rules: describedRules(law.value) },
    { headers: { 'Cache-Control': 'public, max-age=300' } },
  );
}
