import { receiptKey } from '@majak/desk/submissions/receipt-key';
import { applicationKind } from '@majak/desk/submissions/submission-kinds';
import { firstFaults } from '@majak/tools/form/fault';
import { type FieldTexts, textsToAnswers } from '@majak/tools/form/field-texts';
import { readForm } from '@majak/tools/form/form';
import { fromPost } from '@majak/tools/form/from-post';
import type { Application } from '@majak/tools/forms/application';
import { withPlainPostRows } from '../form/plain-post-rows.ts';
import { plainPostState } from '../form/plain-post-state.ts';
import { acceptSubmission } from '../intake/accept-submission.ts';
import type { PlainPost } from '../intake/read-body.ts';
import { readPost } from '../intake/read-post.ts';
import { takeBackRemoved } from '../intake/take-back-removed.ts';
import { advance } from './advance.ts';
import { posted, sendIntent, sendPath, thanksPath } from './application-address.ts';
import { type Position, positionAt } from './position.ts';

/** The page that is shown after a post: all that was typed, and where it has led. */
export type PostedPage = {
  typed: FieldTexts;
  position: Position;
  /** Pages that were reached by now. */
  reached: readonly string[];
  failed: boolean;
  status: number;
};

/** What becomes of a post: another page of the form, the address of the thank-you page, or why it could not be read. */
export type PostOutcome = { page: PostedPage } | { thanks: string } | { problem: Response };

const own: readonly string[] = Object.values(posted);

const textOf = (post: PlainPost, name: string): string => post.findLast(([one]) => one === name)?.[1] ?? '';

const pagesIn = (post: PlainPost, name: string): readonly string[] =>
  textOf(post, name).split(',').filter(Boolean);

/** Where the person was when they pressed the button. */
const positionIn = (post: PlainPost, page: string): Position => ({
  ...positionAt(page, pagesIn(post, posted.seen)),
  returns: pagesIn(post, posted.returns),
});

/** Takes a page of an application that was posted without script. Nothing of it is kept before it is handed in. */
export async function handleApplicationPost(
  application: Application,
  request: Request,
  page: string,
): Promise<PostOutcome> {
  const { fields } = application.form;
  const body = await readPost(request, application.form);
  if (body instanceof Response) return { problem: body };
  const post = body.kind === 'form' ? body.value : [];
  const typed = fromPost(fields, post);
  const position = positionIn(post, page);
  const shown = { typed, position, reached: pagesIn(post, posted.reached), failed: false, status: 200 };
  const withRows = withPlainPostRows(fields, typed, post);
  if (withRows) {
    await takeBackRemoved(fields, typed, withRows);
    return { page: { ...shown, typed: withRows } };
  }
  if (body.faults.length > 0)
    return { page: { ...shown, position: { ...position, faults: body.faults }, status: 422 } };
  const intent = textOf(post, posted.intent) || 'continue';
  if (intent === sendIntent) return send(application, shown, { request, post });
  const next = advance(application, { typed, position }, intent);
  return { page: { ...shown, position: next, status: next.faults.length > 0 ? 422 : 200 } };
}

async function send(
  application: Application,
  shown: PostedPage,
  { request, post }: { request: Request; post: PlainPost },
): Promise<PostOutcome> {
  const { form } = application;
  const { typed, position } = shown;
  const reading = readForm(form, textsToAnswers(form.fields, typed));
  if (!reading.ok)
    return {
      page: { ...shown, position: { ...position, faults: firstFaults(reading.faults) }, status: 422 },
    };
  if (!sendPath(application)) return { page: shown };
  if (application.refuse?.(reading.value))
    return { page: { ...shown, position: { ...position, refused: true } } };
  const { result } = await acceptSubmission(withoutOwn(request, post), applicationKind(application));
  if (result.kind === 'accepted') {
    const { reference } = result;
    return { thanks: thanksPath(application, { reference, key: receiptKey(reference) }) };
  }
  const { status, said } = plainPostState(form.fields, result, typed);
  const faults = Object.entries(said).map(([field, message]) => ({ field, code: 'said', message }));
  return { page: { ...shown, position: { ...position, faults }, failed: faults.length === 0, status } };
}

/** The post as that of any form: without what stands beside the answers. */
const withoutOwn = ({ url, headers }: Request, post: PlainPost): Request =>
  new Request(url, {
    method: 'POST',
    headers: withoutBody(headers),
    body: new URLSearchParams(
      post.filter(([name]) => !own.includes(name)).map(([name, text]) => [name, text]),
    ),
  });

/** What it says of its body is not true of the new one: it may have come with files. */
function withoutBody(headers: Headers): Headers {
  const kept = new Headers(headers);
  kept.delete('content-length');
  kept.delete('content-type');
  return kept;
}
