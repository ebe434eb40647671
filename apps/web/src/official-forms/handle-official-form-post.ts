import type { OfferedPaper } from '@majak/desk/official-forms/find-official-form';
import { type FieldTexts, textsToAnswers } from '@majak/tools/form/field-texts';
import { isPlainObject } from '@majak/tools/form/field-tree';
import { fromPost } from '@majak/tools/form/from-post';
import type { Application } from '@majak/tools/forms/application';
import { withPlainPostRows } from '../form/plain-post-rows.ts';
import { bodyLimit } from '../intake/body-limit.ts';
import { readBody } from '../intake/read-body.ts';
import { fillInResponse } from './fill-in-response.ts';
import { tooManyPapers } from './official-form-limit.ts';

/** The page that is shown after a post without script: all that was typed, and why there is no PDF. */
export type PostedPaper = {
  status: number;
  typed: FieldTexts;
  /** What is wrong, by the paths of the questions; otherwise `words` says it of the whole. */
  said: Readonly<Record<string, string>>;
  words?: string;
  retryAfter?: string;
};
type Offered = OfferedPaper & { application: Application };

/** What an answer that is no PDF says to a person, at the questions that it names. */
async function refused(answer: Response, typed: FieldTexts): Promise<PostedPaper> {
  const told: unknown = await answer.json();
  const { title, errors } = isPlainObject(told) ? told : {};
  const said = (Array.isArray(errors) ? errors : [])
    .filter(isPlainObject)
    .map(({ field, message }) => [String(field), String(message)] as const);
  const retryAfter = answer.headers.get('retry-after');
  return {
    status: answer.status,
    typed,
    said: Object.fromEntries(said),
    ...(said.length === 0 ? { words: String(title) } : {}),
    ...(retryAfter ? { retryAfter } : {}),
  };
}

/** A paper that was posted without script: its PDF, or the page again with everything typed. */
export async function handleOfficialFormPost(
  { application, ...offered }: Offered,
  request: Request,
): Promise<{ pdf: Response } | { page: PostedPaper }> {
  const { fields } = application.form;
  const body = await readBody(request, bodyLimit(fields));
  if (body instanceof Response) return { page: await refused(body, {}) };
  const post = body.kind === 'form' ? body.value : [];
  const typed = fromPost(fields, post);
  const withRows = withPlainPostRows(fields, typed, post);
  if (withRows) return { page: { status: 200, typed: withRows, said: {} } };
  const answers = textsToAnswers(fields, typed);
  const answer =
    (await tooManyPapers(request)) ??
    (await fillInResponse({ ...offered, application, answers, signal: request.signal }));
  return answer.ok ? { pdf: answer } : { page: await refused(answer, typed) };
}
