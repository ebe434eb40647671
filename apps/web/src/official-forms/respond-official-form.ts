import { offeredApplication } from '@majak/desk/offered-tools';
import { findOfficialForm } from '@majak/desk/official-forms/find-official-form';
import type { Answers } from '@majak/tools/form/field';
import { textsToAnswers } from '@majak/tools/form/field-texts';
import { isPlainObject } from '@majak/tools/form/field-tree';
import type { Form } from '@majak/tools/form/form';
import { fromPost } from '@majak/tools/form/from-post';
import { bodyLimit } from '../intake/body-limit.ts';
import { readBody } from '../intake/read-body.ts';
import { problem } from '../problem.ts';
import { fillInResponse } from './fill-in-response.ts';
import { tooManyPapers } from './official-form-limit.ts';

async function answersIn(request: Request, form: Form): Promise<Answers | Response> {
  const body = await readBody(request, bodyLimit(form.fields));
  if (body instanceof Response) return body;
  if (body.kind === 'form') return textsToAnswers(form.fields, fromPost(form.fields, body.value));
  const { value } = body;
  const answers = isPlainObject(value) ? value.answers : undefined;
  return isPlainObject(answers)
    ? answers
    : problem({ status: 400, title: 'Send an object with the answers under “answers”' });
}

/**
 * Fills in the paper of an application with answers, as far as there are any: JSON, or a plain post. Nothing is kept.
 * Answers the PDF, or 400, 404, 413, 415, 422, 429, 503 as problem+json.
 */
export async function respondOfficialForm(slug: string, request: Request): Promise<Response> {
  const application = offeredApplication(slug);
  const offered = application && (await findOfficialForm(slug));
  if (!offered) return problem({ status: 404, title: 'There is no official form to fill in here' });
  const refused = await tooManyPapers(request);
  if (refused) return refused;
  const answers = await answersIn(request, application.form);
  if (answers instanceof Response) return answers;
  return fillInResponse({ ...offered, application, answers, signal: request.signal });
}
