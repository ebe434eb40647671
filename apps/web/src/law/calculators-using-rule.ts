import { offeredCalculators } from '@majak/desk/offered-tools';
import { rulesReadBy } from '@majak/law/law-on';
import type { RuleId } from '@majak/law/rule';
import type { Calculator } from '@majak/tools/calculator/calculator';
import { probeInputs } from './probe-inputs.ts';

export type UsingCalculator = Pick<Calculator, 'slug'> & { title: string };
type Users = ReadonlyMap<string, readonly UsingCalculator[]>;

let found: Promise<Users> | undefined;

/** Which calculators read a rule: found by trying what they can be asked, once in a process. @param today As YYYY-MM-DD. */
export function calculatorsUsingRule(today: string): Promise<Users> {
  found ??= search(today);
  return found;
}

async function search(today: string): Promise<Users> {
  const users = new Map<string, UsingCalculator[]>();
  for (const calculator of await offeredCalculators())
    for (const id of rulesRead(calculator, today)) {
      const user = { slug: calculator.slug, title: calculator.words.title };
      users.set(id, [...(users.get(id) ?? []), user]);
    }
  return users;
}

/** Only computed, not explained: that takes half the time, and rules that decide are in no trace. */
const rulesRead = (calculator: Calculator, today: string): ReadonlySet<RuleId> =>
  rulesReadBy(() => {
    for (const { given, on } of probeInputs(calculator, today)) {
      const reading = calculator.read(given, on);
      if (reading.ok) reading.value.compute();
    }
  });
