import { logFailure } from '@majak/desk/log';
import { openPayload } from '@majak/desk/payload';
import { type Limit, secondsUntilAllowedHere } from '@majak/desk/rate-limit';
import { countReachedPage } from '@majak/desk/submissions/count-reached-page';
import type { Form } from '@majak/tools/form/form';
import { today } from '../today.ts';
import { clientOf } from '../tools/documents/respond.ts';
import type { PostedPage } from './handle-application-post.ts';

/** More than anyone turns pages in a minute; kept in memory alone, beside no count. */
const limit: Limit = { name: 'reached-pages', points: 120, durationS: 60 };

type Reached = { form: Pick<Form, 'key'>; version: number; pages: readonly string[] };

/** Counts pages of a form that somebody has reached for the first time. A count that fails is no reason to stop anybody. */
export async function countReached(request: Request, { form, version, pages }: Reached): Promise<void> {
  try {
    for (const page of pages) {
      if ((await secondsUntilAllowedHere(limit, clientOf(request))) !== undefined) return;
      await countReachedPage(await openPayload(), { form: form.key, version, page, day: today() });
    }
  } catch (error) {
    logFailure('A page that was reached could not be counted', error);
  }
}

/** After a plain post: counts the page it came from and the one it leads to, unless they were counted before. */
export async function countPlainPost(
  request: Request,
  form: Form,
  { page, posted }: { page: string; posted: PostedPage },
): Promise<PostedPage> {
  const pages = [...new Set([page, posted.position.page])].filter((one) => !posted.reached.includes(one));
  await countReached(request, { form, version: form.version, pages });
  return { ...posted, reached: [...posted.reached, ...pages] };
}
