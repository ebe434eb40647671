import { bringDocumentForm } from '@majak/tools/documents/bring-document-form';
import type { Form } from '@majak/tools/form/form';
import { type ComponentType, lazy, Suspense } from 'react';
import { DocumentScreen } from './document-screen.tsx';
import type { DocumentStart } from './use-document.ts';

type Screen = ComponentType<DocumentStart>;
const screens = new Map<string, Screen>();

const screenOf = (form: Form): Screen =>
  function Screen(start) {
    return <DocumentScreen {...start} form={form} />;
  };

/** @throws Error for a document that has no form here. */
async function fetchScreen(country: string, slug: string): Promise<Screen> {
  const form = await bringDocumentForm(country, slug);
  if (!form) throw new Error(`There is no form of ${slug}`);
  return screenOf(form);
}

/**
 * Fetches the form of a document and makes its screen. A server calls it before it renders: what it would have to wait
 * for while rendering would reach the browser by an inline script, which the page's policy refuses.
 * @throws Error for a document that has no form here.
 */
export async function loadDocumentScreen(country: string, slug: string): Promise<void> {
  if (!screens.has(slug)) screens.set(slug, await fetchScreen(country, slug));
}

/** A screen that is there, or one that brings its own form and no other. */
function screenAt(country: string, slug: string): Screen {
  const screen = screens.get(slug) ?? lazy(async () => ({ default: await fetchScreen(country, slug) }));
  screens.set(slug, screen);
  return screen;
}

/** A document on its page. What the server drew stays in sight until the script of this one document is there. */
export function DocumentIsland({ country, ...start }: DocumentStart & { country: string }) {
  const Screen = screenAt(country, start.slug);
  return (
    <Suspense fallback={null}>
      <Screen {...start} />
    </Suspense>
  );
}
