import {
  type FormDefinition,
  questionTypes,
  searchedLists,
} from '@majak/tools/forms/applications/editor-forms/form-definition';
import * as z from 'zod';
import { formDefinitionSchema } from './form-definition-schema.ts';

/** What the studio stores of a text: nothing, null, or one with blanks around it. */
const text = z
  .string()
  .nullish()
  .transform((value) => value?.trim() ?? '');
const said = text.transform((value) => value || undefined);
/** A line each. */
const lines = text.transform((value) =>
  value
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean),
);
const count = z
  .number()
  .nullish()
  .transform((value) => value ?? undefined);
const ticked = z
  .boolean()
  .nullish()
  .transform((value) => value || undefined);
const longestKey = 40;

/** A label as a key: small letters, figures and `_`. */
const keyOf = (label: string): string =>
  label
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[_0-9]+/, '')
    .slice(0, longestKey)
    .replace(/_+$/, '');

const plain = z
  .object({
    blockType: z.enum(questionTypes),
    key: text,
    label: text,
    hint: said,
    missing: said,
    optional: ticked,
    mayBeUnknown: ticked,
    impersonal: ticked,
    condition: z.object({ question: text, is: text }).nullish(),
    lines: ticked,
    maxLength: count,
    options: lines,
    list: z.enum(searchedLists).nullish().catch(undefined),
    min: count,
    max: count,
    decimals: count,
    unit: said,
    row: said,
    most: count,
    files: count,
  })
  .transform(({ blockType: type, key, label, condition, options, list, ...rest }) => ({
    ...rest,
    type,
    label,
    key: key || keyOf(label),
    condition: condition?.question ? condition : undefined,
    options: type === 'select' || list === 'own' ? options : undefined,
    list: list ?? undefined,
  }));

const repeatable = z.object({ questions: z.array(plain).nullish() });
const question = z.unknown().transform((value) => {
  const inside = repeatable.parse(value).questions ?? undefined;
  const own = plain.parse(value);
  return own.type === 'repeat' ? { ...own, questions: inside ?? [] } : own;
});

const page = z.object({
  title: text,
  why: said,
  section: said,
  questions: z
    .array(question)
    .nullish()
    .transform((all) => all ?? []),
});

const written = z.object({
  slug: text,
  title: text,
  lead: text,
  minutes: count,
  have: lines,
  service: text,
  thanksTitle: text,
  next: lines,
  pages: z
    .array(page)
    .nullish()
    .transform((all) => all ?? []),
});

/**
 * The definition of a form from what stands in the studio, a draft too. A question without a key has one made of its label.
 * Read once more as it is from the store, so that the same form is written down in the same letters.
 * @throws ZodError for what the studio cannot have stored.
 */
export function definitionOfForm(doc: unknown, version: number): FormDefinition {
  const { thanksTitle, next, minutes = 0, slug, ...rest } = written.parse(doc);
  const definition = { slug, version, minutes, ...rest, thanks: { title: thanksTitle, next } };
  return formDefinitionSchema.parse(definition);
}
