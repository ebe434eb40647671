import type { Finding } from '@majak/tools/form/finding';
import * as z from 'zod/mini';
import { postJson } from '../../client/http.ts';
import { findingSchema } from './finding-schema.ts';
import { pictureOf } from './picture-of.ts';
import { useLatest } from './use-latest.ts';

const drawing = z.object({ pages: z.array(z.string()), findings: z.array(findingSchema) });

export type Preview = {
  /** Pictures of the pages as addresses. */
  pages: readonly string[];
  findings: readonly Finding[];
  failed: string | undefined;
  again: () => void;
};

/** A document while it grows: its pages and what the law wants of it, as the server draws and checks them. */
export function usePreview(slug: string, given: unknown, on: boolean): Preview {
  const { answer, failed, again } = useLatest(JSON.stringify(given), on, async (body) => {
    const { pages, findings } = z.parse(
      drawing,
      await postJson(`/documents/${slug}/preview`, JSON.parse(body)),
    );
    return { pages: pages.map(pictureOf), findings };
  });
  return { pages: answer?.pages ?? [], findings: answer?.findings ?? [], failed, again };
}
