import type { SubmissionKind } from '@majak/desk/submissions/submission-kind';
import { contact, review } from '@majak/desk/submissions/submission-kinds';
import { type Submitted, submit } from '@majak/desk/submissions/submit';
import { readForm } from '@majak/tools/form/form';
import { fromWire } from '@majak/tools/form/wire-names';
import type { Payload } from 'payload';

type SubmitOptions = {
  /** Under the names on the wire, as a client sends it. */
  input: object;
  idempotencyKey?: string;
  spam: boolean;
};

/** Hands in what a client sent, by the form of its kind. */
export async function submitInput(
  payload: Payload,
  kind: SubmissionKind,
  { input, ...more }: SubmitOptions,
): Promise<Submitted> {
  const reading = readForm(kind.form, fromWire(kind.form.fields, input));
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  return submit(payload, { kind, answers: reading.value, ...more });
}

/** Hands in a contact request. */
export const submitRequest = (payload: Payload, given: SubmitOptions) => submitInput(payload, contact, given);

/** Hands in a review. */
export const submitReview = (payload: Payload, given: SubmitOptions) => submitInput(payload, review, given);
