import type { Field } from '@majak/tools/form/field';
import type { Form } from '@majak/tools/form/form';

/** How a field is asked, and those inside it: `rows (text, day)`. */
export function wayOfAsking(field: Field): string {
  const inside = field.kind === 'group' ? field.fields : field.kind === 'rows' ? field.columns : {};
  const ways = Object.values(inside).map(wayOfAsking);
  return ways.length > 0 ? `${field.kind} (${[...new Set(ways)].sort().join(', ')})` : field.kind;
}

/** Those, in their order, whose form asks something in a way that none before them does. */
export function askingAnew<One extends { form: Form }>(all: readonly One[]): One[] {
  const known = new Set<string>();
  return all.filter(({ form }) => {
    const before = known.size;
    for (const field of Object.values(form.fields)) known.add(wayOfAsking(field));
    return known.size > before;
  });
}
