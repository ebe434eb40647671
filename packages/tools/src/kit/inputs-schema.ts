import { rulesByDay } from '@majak/law/cz/rules-by-day';
import type { Day } from '@majak/law/dates';
import { yearsAskable } from '@majak/law/law-on';
import type { Field, Fields } from '../form/field.ts';
import { type JsonSchema, jsonSchema } from '../form/json-schema.ts';

/** A year that is left out has no default that a schema could write down: it is said in words. */
const yearSchema = ({ hint }: Field, today: Day): JsonSchema => ({
  type: 'integer',
  description: [hint, 'The current year when it is left out'].filter(Boolean).join('. '),
  enum: yearsAskable(rulesByDay, today),
});

/** The schema of the object a calculator takes: from the same fields as its form. @param today Which years there are goes by it. */
export const inputsSchema = (fields: Fields, today: Day): JsonSchema =>
  jsonSchema(fields, (field) => (field.kind === 'year' ? yearSchema(field, today) : {}));
