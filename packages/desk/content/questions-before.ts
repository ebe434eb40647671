import { conditionAnswers } from '@majak/tools/forms/applications/editor-forms/condition-answers';
import type {
  DefinedPage,
  DefinedQuestion,
} from '@majak/tools/forms/applications/editor-forms/form-definition';
import { definitionOfForm } from './definition-of-form.ts';

/** A question that another one can depend on, with its answers. */
export type EarlierQuestion = { key: string; label: string; answers: readonly string[] };

/** The pages of a form as it stands on the screen; none while something in it cannot be read. */
function pagesOf(doc: unknown): readonly DefinedPage[] {
  try {
    return definitionOfForm(doc, 0).pages;
  } catch {
    return [];
  }
}

const place = /^pages\.(\d+)\.questions\.(\d+)(?:\.questions\.(\d+))?\./;

function asked(doc: unknown, path: string): readonly DefinedQuestion[] {
  const [, page, question, inner] = place.exec(path) ?? [];
  if (page === undefined) return [];
  const pages = pagesOf(doc);
  const here = pages[Number(page)]?.questions ?? [];
  return [
    ...pages.slice(0, Number(page)).flatMap((one) => one.questions),
    ...here.slice(0, Number(question)),
    ...(inner === undefined ? [] : (here[Number(question)]?.questions ?? []).slice(0, Number(inner))),
  ];
}

/**
 * The questions before a field of a form in the studio that a condition can be about: a choice, or a yes or no.
 * @param doc The form as it stands on the screen. @param path Of the field: `pages.0.questions.2.condition.question`.
 */
export const questionsBefore = (doc: unknown, path: string): EarlierQuestion[] =>
  asked(doc, path).flatMap((question) => {
    const answers = conditionAnswers(question);
    return answers ? [{ key: question.key, label: question.label, answers }] : [];
  });
