import type { ParseResult } from '@majak/tools/form/fault';
import type { Answers, Fields } from '@majak/tools/form/field';
import { textsToAnswers } from '@majak/tools/form/field-texts';
import { fieldAt, isPlainObject, mapNested, nestedFields } from '@majak/tools/form/field-tree';
import { type Form, readForm } from '@majak/tools/form/form';
import { fromPost } from '@majak/tools/form/from-post';
import { fromWire } from '@majak/tools/form/wire-names';
import type { Body, PlainPost } from './read-body.ts';

/** Whether a text can be meant for a path: a group or a table takes none, only what stands inside it does. */
function takesText(fields: Fields, path: string): boolean {
  const field = fieldAt(fields, path);
  return field !== undefined && nestedFields(field) === undefined;
}

/** A plain post by the keys of the form's fields. A text that belongs to no field stays, so that it is refused. */
function posted(fields: Fields, post: PlainPost): Answers {
  const named = fromWire(fields, Object.fromEntries(post));
  const unknown = Object.entries(isPlainObject(named) ? named : {}).filter(
    ([path]) => !takesText(fields, path),
  );
  return { ...textsToAnswers(fields, fromPost(fields, post)), ...Object.fromEntries(unknown) };
}

/** JSON with "yes" and "no" as what they mean, wherever a form has these two words. */
function meant(fields: Fields, given: unknown): unknown {
  if (!isPlainObject(given)) return given;
  return Object.fromEntries(
    Object.entries(given).map(([key, value]) => {
      const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
      if (!field) return [key, value];
      if (field.kind === 'yesNo' || field.kind === 'tick')
        return [key, typeof value === 'string' ? field.read(value) : value];
      return [key, mapNested(field, value, meant)];
    }),
  );
}

/** What the place of a form makes of the answers that were sent, before they are looked at: it may know some itself. */
export type PresetAnswers = (sent: Answers) => Answers;

/** Reads the body of a post by a form: texts as they were typed, or JSON under the names on the wire. */
export function readPostedAnswers(
  form: Form,
  body: Body,
  place: PresetAnswers = (sent) => sent,
): ParseResult<Answers> {
  const answers =
    body.kind === 'form'
      ? posted(form.fields, body.value)
      : meant(form.fields, fromWire(form.fields, body.value));
  return readForm(form, isPlainObject(answers) ? place(answers) : answers);
}
