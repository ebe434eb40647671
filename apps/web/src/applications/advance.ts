import { askedSteps, faultsOn, formFaults, partOf } from '@majak/tools/form/asked-steps';
import { applicableAnswers } from '@majak/tools/form/conditional-fields';
import type { Answers } from '@majak/tools/form/field';
import { type FieldTexts, textsToAnswers } from '@majak/tools/form/field-texts';
import { isPlainObject } from '@majak/tools/form/field-tree';
import type { Form, FormStep } from '@majak/tools/form/form';
import { formSteps } from '@majak/tools/form/steps';
import type { Application } from '@majak/tools/forms/application';
import { checkPage, consentStep, type Position, positionAt } from './position.ts';

/** An application on its way: what was answered, and where its person is. */
export type Progress = { typed: FieldTexts; position: Position };

/** Whether a form is so long that its parts are listed. */
export const hasParts = (form: Form): boolean => formSteps(form).some(({ part }) => part !== undefined);

/** The pages that are asked one after the other with these answers. */
export const pagesOf = (form: Form, given: Answers): readonly FormStep[] =>
  askedSteps(form, given).filter(({ key }) => key !== consentStep);

/** The answers that count: without those to what is not asked. */
export function countedAnswers({ fields }: Form, given: Answers): Answers {
  const asked = applicableAnswers(fields, given);
  return isPlainObject(asked) ? asked : given;
}

/** The page an application begins with: its parts where it has some, otherwise its first question. */
export const firstPage = (form: Form): string =>
  hasParts(form) ? '' : (pagesOf(form, {})[0]?.key ?? checkPage);

/** The page itself where it is asked with these answers, otherwise the one to begin with. */
export function asksOn(form: Form, typed: FieldTexts, page: string): string {
  if (page === checkPage) return page;
  const pages = pagesOf(form, textsToAnswers(form.fields, typed));
  return pages.some(({ key }) => key === page) ? page : firstPage(form);
}

/** Whether a form has such a page, asked or not. */
export const isPage = (form: Form, page: string): boolean =>
  page === '' || page === checkPage || formSteps(form).some(({ key }) => key === page && key !== consentStep);

const isSamePart = (one: FormStep | undefined, other: FormStep | undefined): boolean =>
  one !== undefined && other !== undefined && partOf(one) === partOf(other);

/** The page beside a step: within its part where there are parts. */
function beside(form: Form, pages: readonly FormStep[], [at, by]: readonly [number, 1 | -1]): string {
  const next = pages[at + by];
  if (hasParts(form)) return next && isSamePart(next, pages[at]) ? next.key : '';
  return next?.key ?? checkPage;
}

/** The pages that are asked with these answers and cannot be continued past. */
function openPages(form: Form, given: Answers): readonly string[] {
  const faults = formFaults(form, given);
  return pagesOf(form, given)
    .filter((page) => faultsOn(page, faults).length > 0)
    .map(({ key }) => key);
}

/** To change an answer. What is open by then is not brought by the change. */
function changed({ form }: Application, { typed, position }: Progress, page: string): Position {
  const open = openPages(form, textsToAnswers(form.fields, typed));
  return { ...positionAt(page, position.seen), returns: [checkPage, ...open] };
}

/** After an answer was changed: back to the check, unless it brought questions that nobody has answered. */
function afterChange(open: readonly string[], { seen, returns }: Position): Position {
  const brought = open.find((page) => !returns.includes(page));
  return brought ? { ...positionAt(brought, seen), returns } : positionAt(checkPage, seen);
}

function continued({ form, refuse }: Application, { typed, position }: Progress): Position {
  const given = textsToAnswers(form.fields, typed);
  const pages = pagesOf(form, given);
  const at = pages.findIndex(({ key }) => key === position.page);
  const step = pages[at];
  if (!step) return positionAt(firstPage(form), position.seen);
  const here = faultsOn(step, formFaults(form, given));
  if (here.length > 0) return { ...position, faults: here, refused: false };
  const seen = position.seen.includes(step.key) ? position.seen : [...position.seen, step.key];
  if (refuse?.(countedAnswers(form, given))) return { ...position, seen, faults: [], refused: true };
  if (position.returns.length === 0) return positionAt(beside(form, pages, [at, 1]), seen);
  return afterChange(openPages(form, given), { ...position, seen });
}

function before({ form }: Application, { typed, position }: Progress): Position {
  const { page, seen, refused, returns } = position;
  if (refused) return { ...positionAt(page, seen), returns };
  if (returns.length > 0) return positionAt(checkPage, seen);
  const pages = pagesOf(form, textsToAnswers(form.fields, typed));
  if (page === checkPage) return positionAt(hasParts(form) ? '' : (pages.at(-1)?.key ?? ''), seen);
  const at = pages.findIndex(({ key }) => key === page);
  return positionAt(at > 0 ? beside(form, pages, [at, -1]) : firstPage(form), seen);
}

/**
 * Where somebody is after they pressed a button: the same in the browser and, without script, on the server.
 * @param intent What the button says: `continue`, `back`, `open:` or `change:` with the key of a page.
 */
export function advance(application: Application, progress: Progress, intent: string): Position {
  const { seen } = progress.position;
  const [verb, page = ''] = intent.split(':');
  if (verb === 'open') return positionAt(page, seen);
  if (verb === 'change') return changed(application, progress, page);
  return verb === 'back' ? before(application, progress) : continued(application, progress);
}
