import { documentForms } from '@majak/tools/documents/document-forms';
import type { Form } from '@majak/tools/form/form';
import { type ComponentType, lazy, Suspense } from 'react';
import { DocumentScreen } from './document-screen.tsx';
import type { DocumentStart } from './use-document.ts';

type Screen = ComponentType<DocumentStart>;
const brought = new Map<string, Screen>();

const screenOf = (form: Form): Screen =>
  function Screen(start) {
    return <DocumentScreen {...start} form={form} />;
  };

/**
 * Fetches the form of a document and makes its screen. A server calls it before it renders: what it would have to wait
 * for while rendering would reach the browser by an inline script, which the page's policy refuses.
 * @throws Error for a document that has no form here.
 */
export async function loadDocumentScreen(slug: string): Promise<Screen> {
  const known = brought.get(slug);
  if (known) return known;
  const form = await documentForms[slug]?.();
  if (!form) throw new Error(`There is no form of ${slug}`);
  const screen = screenOf(form);
  brought.set(slug, screen);
  return screen;
}

/** A screen for each document, which brings its own form and no other. */
const screens: Readonly<Record<string, Screen>> = Object.fromEntries(
  Object.keys(documentForms).map((slug) => [
    slug,
    lazy(async () => ({ default: await loadDocumentScreen(slug) })),
  ]),
);

/** A document on its page. What the server drew stays in sight until the script of this one document is there. */
export function DocumentIsland(start: DocumentStart) {
  const Screen = brought.get(start.slug) ?? screens[start.slug];
  return <Suspense fallback={null}>{Screen ? <Screen {...start} /> : null}</Suspense>;
}
