import type { Document } from '@majak/tools/documents/document';
import { isNode } from '@majak/tools/form/inside';
import { readable, toTyped } from '@majak/tools/form/typed';
import { today } from '../../today.ts';
import { posted } from './posted.ts';
import type { DocumentStart } from './use-document.ts';

/** What the page of a document starts with; the file itself where it was posted whole without script. */
export async function opened(document: Document, request: Request): Promise<DocumentStart | Response> {
  const { slug, title, page, form } = document;
  const sample = document.sample(today());
  const start = {
    slug,
    title,
    page,
    sample: readable(form.fields, toTyped(form.fields, isNode(sample) ? sample : {})),
  };
  if (request.method !== 'POST') return start;
  const post = await posted(document, request);
  return post.pdf ?? { ...start, typed: post.typed, said: post.said };
}
