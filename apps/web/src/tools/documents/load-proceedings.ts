import { readText } from '@majak/desk/ports/read-text';
import type { Document } from '@majak/tools/documents/document';
import { proceedingsForm } from '@majak/tools/documents/proceedings';
import { answersToTexts, type FieldTexts, formatTexts, textsToAnswers } from '@majak/tools/form/field-texts';
import { readForm } from '@majak/tools/form/form';
import { fromPost } from '@majak/tools/form/from-post';

const maxBytes = 4096;
const { fields } = proceedingsForm;

/** Whether a post brings what is known of an application. */
export const beginsOfProceedings = ({ url }: Request): boolean =>
  new URL(url).searchParams.get('of') === 'application';

/** What a document says already of an application that was posted, as texts of its form; nothing of what cannot be read. */
export async function loadProceedings(
  { form, ofProceedings }: Document,
  request: Request,
): Promise<FieldTexts> {
  const text = (await readText(request, maxBytes)) ?? '';
  const read = readForm(proceedingsForm, textsToAnswers(fields, fromPost(fields, new URLSearchParams(text))));
  const answers = read.ok ? ofProceedings?.(read.value) : undefined;
  return answers ? formatTexts(form.fields, answersToTexts(form.fields, answers)) : {};
}
