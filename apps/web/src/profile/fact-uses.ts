import { offeredApplications, offeredDocuments, offeredEnquiries } from '@majak/desk/offered-tools';
import type { Option } from '@majak/tools/form/control';
import type { Field, Fields } from '@majak/tools/form/field';
import { nestedFields } from '@majak/tools/form/field-tree';
import { partyFacts } from '@majak/tools/profile/party-facts';
import { sameFact } from '@majak/tools/profile/same-fact';

/** Which forms ask for a fact, and what can be chosen where it is one of a few. */
export type FactUse = { forms: readonly string[]; options?: readonly Option[] };
export type FactUses = Readonly<Record<string, FactUse>>;

const everyField = (fields: Fields): Field[] =>
  Object.values(fields).flatMap((field) => [field, ...everyField(nestedFields(field) ?? {})]);

/** The facts that the forms of this site ask for, by their paths. */
export async function factUses(): Promise<FactUses> {
  const asking = [
    ...(await offeredDocuments()).map(({ title, form }) => ({ title, form })),
    ...offeredApplications.map(({ title, form }) => ({ title, form })),
    ...offeredEnquiries.map(({ title, form }) => ({ title, form })),
  ];
  const uses: Record<string, FactUse> = {};
  for (const { title, form } of asking)
    for (const field of everyField(form.fields)) {
      if (!field.fact) continue;
      for (const named of partyFacts(field.fact)) {
        const fact = sameFact(named);
        const { forms = [], options = [] } = uses[fact] ?? {};
        const others = field.kind === 'choice' ? field.options : [];
        const choices = [
          ...options,
          ...others.filter(({ value }) => !options.some((one) => one.value === value)),
        ];
        uses[fact] = {
          forms: [...new Set([...forms, title])],
          ...(choices.length > 0 ? { options: choices } : {}),
        };
      }
    }
  return uses;
}
