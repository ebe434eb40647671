import {
  type DefinedQuestion,
  type FormDefinition,
  questionTypes,
  searchedLists,
} from '@majak/tools/forms/applications/editor-forms/form-definition';
import * as z from 'zod';

const question: z.ZodType<DefinedQuestion> = z.object({
  type: z.enum(questionTypes),
  key: z.string(),
  label: z.string(),
  hint: z.string().optional(),
  missing: z.string().optional(),
  optional: z.boolean().optional(),
  mayBeUnknown: z.boolean().optional(),
  impersonal: z.boolean().optional(),
  condition: z.object({ question: z.string(), is: z.string() }).optional(),
  lines: z.boolean().optional(),
  maxLength: z.number().optional(),
  options: z.array(z.string()).optional(),
  list: z.enum(searchedLists).optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  decimals: z.number().optional(),
  unit: z.string().optional(),
  row: z.string().optional(),
  most: z.number().optional(),
  questions: z.lazy(() => z.array(question)).optional(),
  files: z.number().optional(),
});

/** A form of an editor as it is written down in the store, a row a version. */
export const formDefinitionSchema: z.ZodType<FormDefinition> = z.object({
  slug: z.string(),
  version: z.number(),
  title: z.string(),
  lead: z.string(),
  minutes: z.number(),
  have: z.array(z.string()),
  pages: z.array(
    z.object({
      title: z.string(),
      why: z.string().optional(),
      section: z.string().optional(),
      questions: z.array(question),
    }),
  ),
  service: z.string(),
  thanks: z.object({ title: z.string(), next: z.array(z.string()) }),
});
