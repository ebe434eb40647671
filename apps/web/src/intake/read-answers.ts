import type { Reading } from '@majak/tools/form/fault';
import type { Answers, Fields } from '@majak/tools/form/field';
import { type Form, readForm } from '@majak/tools/form/form';
import { fieldAt, isNode } from '@majak/tools/form/inside';
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

const answeredByYes = new Set(['tick', 'yesNo']);

/** JSON by the keys of the form's fields. Where a form has "yes" and "no", the two words are taken as well. */
function sent(fields: Fields, body: unknown): unknown {
  const given = fromWire(fields, body);
  if (!isNode(given)) return given;
  return Object.fromEntries(
    Object.entries(given).map(([key, value]) => {
      const field = fieldAt(fields, key);
      const isWord = typeof value === 'string' && field && answeredByYes.has(field.kind);
      return [key, isWord ? field.read(value) : value];
    }),
  );
}

/** What the place of a form makes of the answers that were sent, before they are looked at: it may know some itself. */
export type Place = (sent: Answers) => Answers;

/** Reads the body of a post by a form: texts as they were typed, or JSON under the names on the wire. */
export function readAnswers(form: Form, body: Body, place: Place = (sent) => sent): Reading<Answers> {
  const answers = body.kind === 'form' ? posted(form.fields, body.value) : sent(form.fields, body.value);
  return readForm(form, isNode(answers) ? place(answers) : answers);
}
