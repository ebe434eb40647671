import { formSteps } from '@majak/tools/form/steps';
import type { Application } from '@majak/tools/forms/application';
import { checkPage } from './position.ts';

/** What a page of an application is called. */
export function pageTitle({ form, title }: Application, page: string, isWrong: boolean): string {
  const step = formSteps(form).find(({ key }) => key === page);
  const own = page === checkPage ? 'Check your answers' : (step?.title ?? title);
  return `${isWrong ? 'Error: ' : ''}${own}`;
}
