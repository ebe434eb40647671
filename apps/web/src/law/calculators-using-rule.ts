import { offeredCalculators } from '@majak/desk/offered-tools';
import type { Calculator } from '@majak/tools/calculator/calculator';
import { rulesRead } from '@majak/tools/calculator/rules-read';

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
