import type { Document } from '@majak/tools/documents/document';
import { answersToTexts, formatTexts } from '@majak/tools/form/field-texts';
import { isPlainObject } from '@majak/tools/form/field-tree';
import { today } from '../../today.ts';
import { handleDocumentPost } from './handle-document-post.ts';
import { beginsOfProceedings, loadProceedings } from './load-proceedings.ts';
import type { DocumentStart } from './use-document.ts';

/** What the page of a document starts with; the file itself where it was posted whole without script. */
export async function loadDocumentPage(
  document: Document,
  request: Request,
): Promise<DocumentStart | Response> {
  const { slug, title, page, form, files, clauses } = document;
  const sample = document.sample(today());
  const start = {
    slug,
    title,
    page,
    files: files.map(({ format, label }) => ({ format, label })),
    ...(clauses ? { clauses } : {}),
    sample: formatTexts(form.fields, answersToTexts(form.fields, isPlainObject(sample) ? sample : {})),
  };
  if (request.method !== 'POST') return start;
  if (document.ofProceedings && beginsOfProceedings(request))
    return { ...start, typed: await loadProceedings(document, request), brought: true };
  const post = await handleDocumentPost(document, request);
  return post.pdf ?? { ...start, ...post.again };
}
