import { allCalculators } from '@majak/tools/calculators/catalogue';
import { answer } from '@majak/tools/kit/answer';
import type { Calculator } from '@majak/tools/kit/calculator';

export type User = Pick<Calculator, 'slug'> & { title: string };

let found: Promise<ReadonlyMap<string, readonly User[]>> | undefined;

/** Which calculators read a rule: found by running their samples and examples, once in a process. */
export function usedBy(today: string): Promise<ReadonlyMap<string, readonly User[]>> {
  found ??= search(today);
  return found;
}

async function search(today: string): Promise<ReadonlyMap<string, readonly User[]>> {
  const users = new Map<string, User[]>();
  for (const calculator of await allCalculators())
    for (const id of rulesRead(calculator, today)) {
      const user = { slug: calculator.slug, title: calculator.words.title };
      users.set(id, [...(users.get(id) ?? []), user]);
    }
  return users;
}

function rulesRead(calculator: Calculator, today: string): Set<string> {
  const runs = [
    { given: calculator.sample, on: today },
    ...calculator.examples.map(({ input, on }) => ({ given: input, on })),
  ];
  return new Set(
    runs.flatMap(({ given, on }) => {
      const result = answer(calculator, given, on);
      return result.ok ? result.value.rulesRead.map(({ id }) => id) : [];
    }),
  );
}
