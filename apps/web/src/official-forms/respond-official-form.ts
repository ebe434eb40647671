import { offeredApplication } from '@majak/desk/offered-tools';
import { fillOfficialForm, unprintableInWords } from '@majak/desk/official-forms/fill-official-form';
import { findOfficialForm } from '@majak/desk/official-forms/find-official-form';
import { FilesUnavailable } from '@majak/desk/ports/files/port';
import { type Limit, secondsUntilAllowedHere } from '@majak/desk/rate-limit';
import type { Answers } from '@majak/tools/form/field';
import { textsToAnswers } from '@majak/tools/form/field-texts';
import { isPlainObject } from '@majak/tools/form/field-tree';
import type { Form } from '@majak/tools/form/form';
import { fromPost } from '@majak/tools/form/from-post';
import { bodyLimit } from '../intake/body-limit.ts';
import { readBody } from '../intake/read-body.ts';
import { problem } from '../problem.ts';
import { downloadResponse } from '../tools/documents/download-response.ts';
import { respondFromQueue } from '../tools/documents/respond-from-queue.ts';

const limit: Limit = { name: 'official-forms', points: 20, durationS: 60 };

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

const away = () =>
  problem({
    status: 503,
    title: 'The official form can’t be read now. Try again in a minute.',
    headers: { 'Retry-After': '60' },
  });

/**
 * Fills in the paper of an application with answers, as far as there are any: JSON, or a plain post. Nothing is kept.
 * Answers the PDF, or 400, 404, 413, 422, 429, 503 as problem+json.
 */
export async function respondOfficialForm(slug: string, request: Request): Promise<Response> {
  const application = offeredApplication(slug);
  const offered = application && (await findOfficialForm(slug));
  if (!offered) return problem({ status: 404, title: 'There is no official form to fill in here' });
  const client = request.headers.get('x-client-address') ?? 'unknown';
  const waitS = await secondsUntilAllowedHere(limit, client);
  if (waitS !== undefined)
    return problem({
      status: 429,
      title: `You’ve made several in a short time. Try again in ${waitS} seconds.`,
      headers: { 'Retry-After': String(waitS) },
    });
  const answers = await answersIn(request, application.form);
  if (answers instanceof Response) return answers;
  const { signal } = request;
  const given = { ...offered, form: application.form, answers, signal };
  return respondFromQueue(async () => {
    try {
      const filled = await fillOfficialForm(given);
      if (!filled) return away();
      if ('unprintable' in filled)
        return problem({ status: 422, title: unprintableInWords(filled.unprintable) });
      const body = new Uint8Array(filled.pdf);
      return downloadResponse({ body, type: 'application/pdf', name: `${slug}.pdf` });
    } catch (error) {
      if (error instanceof FilesUnavailable) return away();
      throw error;
    }
  });
}
