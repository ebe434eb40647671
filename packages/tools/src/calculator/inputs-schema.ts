import type { Day } from '@majak/law/dates';
import { supportedYears } from '@majak/law/law-on';
import type { RulesByDay } from '@majak/law/rule';
import type { Field, Fields } from '../form/field.ts';
import { type JsonSchema, jsonSchema } from '../form/json-schema.ts';

/** A year that is left out has no default that a schema could write down: it is said in words. */
const yearSchema = ({ hint }: Field, years: readonly number[]): JsonSchema => ({
  type: 'integer',
  description: [hint, 'The current year when it is left out'].filter(Boolean).join('. '),
  enum: years,
});

/** What a calculator asks, and the law that says which years can be asked for. */
type Asking = { questions: Fields; rules: RulesByDay };

/** The schema of the object a calculator takes: from the same fields as its form. @param today Which years there are goes by it. */
export const inputsSchema = ({ questions, rules }: Asking, today: Day): JsonSchema =>
  jsonSchema(questions, (field) =>
    field.kind === 'year' ? yearSchema(field, supportedYears(rules, today)) : {},
  );
