import type { Fields } from '@majak/tools/form/field';
import { answerField, type Enquiry } from '@majak/tools/kit/enquiry';
import { type FormState, formState } from '../contact/form-state.ts';
import { type Body, readBody } from '../intake/read-body.ts';
import { type Accepted, type Refused, takeBody } from '../intake/take-in.ts';
import { filed } from './filed.ts';
import { thanksPath } from './placed.ts';

type Taken = { thanks: string; state?: undefined } | { thanks?: undefined; state: FormState };

const prefix = answerField('');

/** The form on the page has its questions under names of their own, and says "Yes" where others say "yes". */
function asAsked(fields: Fields, body: Body): Body {
  if (body.kind === 'json') return body;
  const value = body.value.map(([name, text]) => {
    const key = name.startsWith(prefix) ? name.slice(prefix.length) : name;
    return [key, fields[key]?.kind === 'yesNo' ? text.toLowerCase() : text] as const;
  });
  return { kind: 'form', value };
}

/** Faults at the names that the form on the page has. */
function asShown({ questions }: Enquiry, result: Refused): Refused {
  if (result.kind !== 'invalid') return result;
  const errors = result.errors.map((fault) => ({
    ...fault,
    field: questions.some(({ name }) => name === fault.field) ? answerField(fault.field) : fault.field,
  }));
  return { kind: 'invalid', errors };
}

type Posted = { result: Accepted | Refused; input: unknown };

async function taken(request: Request, enquiry: Enquiry, subject?: string): Promise<Posted> {
  const body = await readBody(request);
  if (body instanceof Response) return { result: { kind: 'unreadable', response: body }, input: {} };
  const { kind, place } = filed(enquiry, subject);
  const { result } = await takeBody({
    headers: request.headers,
    body: asAsked(kind.form.fields, body),
    kind,
    place,
  });
  return { result, input: body.kind === 'form' ? Object.fromEntries(body.value) : {} };
}

/** Takes a form that was posted without script: where to go next, or the form to be shown again. */
export async function takeEnquiry(request: Request, enquiry: Enquiry, subject?: string): Promise<Taken> {
  const { result, input } = await taken(request, enquiry, subject);
  if (result.kind === 'accepted') return { thanks: `${thanksPath(enquiry)}?reference=${result.reference}` };
  return { state: formState(asShown(enquiry, result), input) };
}
