import type { ClauseNote } from '@majak/tools/documents/clauses';
import type { DocumentFile } from '@majak/tools/documents/document';
import { applicableAnswers } from '@majak/tools/form/conditional-fields';
import type { Answers, Fields } from '@majak/tools/form/field';
import type { FieldTexts } from '@majak/tools/form/field-texts';
import { isPlainObject } from '@majak/tools/form/field-tree';
import type { Form } from '@majak/tools/form/form';
import { useEffect, useMemo, useRef } from 'react';
import { useDraft } from '../../form/use-draft.ts';
import { type LiveForm, type Start, useForm } from '../../form/use-form.ts';
import { type FormScreen, useFormValidation } from '../../form/use-form-validation.ts';
import { requestFix } from './apply-fix.ts';
import type { DocumentRefusal } from './handle-document-post.ts';
import { type Preview, usePreview } from './use-preview.ts';
import { wrongFindingAt } from './wrong-finding-at.ts';

/** What the server gives the screen of a document. */
export type DocumentStart = {
  slug: string;
  title: string;
  page: string;
  /** An invented document as the texts of its form. */
  sample: FieldTexts;
  /** What it can be downloaded as. */
  files: readonly Pick<DocumentFile, 'format' | 'label'>[];
  /** What is told of its clauses. */
  clauses?: readonly ClauseNote[];
  /** What was posted without script, and what was said of it; or what was brought along from elsewhere. */
  typed?: FieldTexts;
  /** That it was brought along: it goes before what a draft says. */
  brought?: true;
  said?: Start['said'];
  status?: number;
  refusal?: DocumentRefusal;
  /** It was posted whole, with so many lines left to fill in by hand: it is made once somebody says so. */
  blanks?: number;
};

type Beginning = Pick<Start, 'typed' | 'said' | 'follow'> &
  Pick<DocumentStart, 'brought'> & {
    slug: string;
    /** What an empty form holds, and what one begins with in this browser: what its fields start with otherwise. */
    blank?: FieldTexts;
    begun?: () => FieldTexts;
    /** Where its draft is kept, where each tab has its own. */
    place?: { slot: string | undefined };
  };

/** What is wrong at a field: what cannot be read, or what the law calls wrong. What is only missing is said in the list. */
const withFindings = (screen: FormScreen, preview: Preview): FormScreen => ({
  ...screen,
  errorAt: (path) =>
    screen.errorAt(path) ??
    (screen.isTold(path) ? wrongFindingAt(preview, screen.given, path)?.says : undefined),
});

function askedIn(fields: Fields, given: Answers): Answers {
  const asked = applicableAnswers(fields, given);
  return isPlainObject(asked) ? asked : {};
}

/** Puts what was brought along into the form, over what a draft of before says there: it can be taken back. */
function useBrought(live: LiveForm, { brought, typed }: Pick<DocumentStart, 'brought' | 'typed'>): void {
  const once = useRef(brought === true);
  useEffect(() => {
    if (!once.current || !live.live || !typed) return;
    once.current = false;
    const said = Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== ''));
    if (Object.entries(said).every(([path, text]) => live.typed[path] === text)) return;
    live.amend((now) => ({ ...now, ...said }), { says: 'What we know of your application is filled in.' });
  }, [live, typed]);
}

/** A document in the browser: its form, its draft, how it looks by now, and what the law wants of it. */
export function useDocument<Q extends Fields>(
  form: Form<Q>,
  { slug, blank, begun, place, ...start }: Beginning,
) {
  const live = useForm(form, { ...start, id: 'questions', tells: 'once it is left' });
  const { refused } = useDraft(form, live, { ...(blank ? { blank } : {}), begun, place });
  useBrought(live, start);
  const { screen, reading } = useFormValidation(form, live);
  const asked = useMemo(() => askedIn(form.fields, live.given), [form, live.given]);
  const preview = usePreview(slug, asked, live.live);
  const faultsAt = useRef<HTMLDivElement>(null);
  return {
    live,
    screen: withFindings(screen, preview),
    reading,
    /** What is asked and was answered, as programs send it; not checked. */
    asked,
    /** Whether this browser refuses to keep the draft. */
    refused,
    preview,
    faults: reading.ok || !live.tried ? [] : reading.faults,
    faultsAt,
    /** Tells everything that is wrong, and goes there. */
    tell: () => {
      live.tryAll();
      requestAnimationFrame(() => faultsAt.current?.focus());
    },
    mend: async (rule: string) => {
      const mend = await requestFix(slug, rule, asked);
      live.amend((typed) => mend(form.fields, typed), {
        says: 'It is changed in the form.',
      });
    },
  };
}

export type LiveDocument = ReturnType<typeof useDocument>;
