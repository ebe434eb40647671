import type { Form } from '@majak/tools/form/form';
import { readable, type Typed, toTyped } from '@majak/tools/form/typed';
import { type FormEvent, useRef } from 'react';
import * as z from 'zod/mini';
import { postJson } from '../../client/http.ts';
import { useChecked } from '../../form/use-checked.ts';
import { useDraft } from '../../form/use-draft.ts';
import { type Start, useForm } from '../../form/use-form.ts';
import { useDownload } from './use-download.ts';
import { usePreview } from './use-preview.ts';

/** What the server gives the screen of a document. */
export type DocumentStart = {
  slug: string;
  title: string;
  page: string;
  /** An invented document as the texts of its form. */
  sample: Typed;
  /** What was posted without script, and what was said of it. */
  typed?: Typed;
  said?: Start['said'];
};

const mended = z.object({ document: z.looseObject({}) });

/** A document in the browser: its form, its draft, how it looks by now, and what can be done with it. */
export function useDocument(form: Form, { slug, typed, said }: DocumentStart) {
  const live = useForm(form, {
    id: 'questions',
    tells: 'once it is left',
    ...(typed ? { typed } : {}),
    ...(said ? { said } : {}),
  });
  const { refused } = useDraft(form, live);
  const { screen, reading } = useChecked(form, live);
  const preview = usePreview(slug, live.given, live.live);
  const { state: file, save } = useDownload(slug);
  const faultsAt = useRef<HTMLDivElement>(null);
  return {
    live,
    screen,
    refused,
    preview,
    file,
    faultsAt,
    faults: reading.ok || !live.tried ? [] : reading.faults,
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (reading.ok) return void save(reading.value);
      live.tryAll();
      requestAnimationFrame(() => faultsAt.current?.focus());
    },
    mend: async (rule: string) => {
      const answer = await postJson(`/documents/${slug}/mend`, { rule, document: live.given });
      const { document } = z.parse(mended, answer);
      live.replace(readable(form.fields, toTyped(form.fields, document)), 'It is changed in the form.');
    },
  };
}

export type LiveDocument = ReturnType<typeof useDocument>;
