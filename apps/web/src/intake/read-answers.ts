import type { Reading } from '@majak/tools/form/fault';
import type { Answers, Fields } from '@majak/tools/form/field';
import { type Form, readForm } from '@majak/tools/form/form';
import { changedInside, fieldAt, isNode } from '@majak/tools/form/inside';
import { fromPost } from '@majak/tools/form/posted';
import { fromTyped } from '@majak/tools/form/typed';
import { fromWire } from '@majak/tools/form/wire';
import type { Body, Posted } from './read-body.ts';

/** A plain post by the keys of the form's fields. What belongs to no field stays, so that it is refused. */
function posted(fields: Fields, post: Posted): Answers {
  const named = fromWire(fields, Object.fromEntries(post));
  const unknown = Object.entries(isNode(named) ? named : {}).filter(([path]) => !fieldAt(fields, path));
  return { ...Object.fromEntries(unknown), ...fromTyped(fields, fromPost(fields, post)) };
}

/** JSON with "yes" and "no" as what they mean, wherever a form has these two words. */
function meant(fields: Fields, given: unknown): unknown {
  if (!isNode(given)) return given;
  return Object.fromEntries(
    Object.entries(given).map(([key, value]) => {
      const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
      if (!field) return [key, value];
      if (field.kind === 'yesNo' || field.kind === 'tick')
        return [key, typeof value === 'string' ? field.read(value) : value];
      return [key, changedInside(field, value, meant)];
    }),
  );
}

/** What the place of a form makes of the answers that were sent, before they are looked at: it may know some itself. */
export type Place = (sent: Answers) => Answers;

/** Reads the body of a post by a form: texts as they were typed, or JSON under the names on the wire. */
export function readAnswers(form: Form, body: Body, place: Place = (sent) => sent): Reading<Answers> {
  const answers =
    body.kind === 'form'
      ? posted(form.fields, body.value)
      : meant(form.fields, fromWire(form.fields, body.value));
  return readForm(form, isNode(answers) ? place(answers) : answers);
}
