import type { Form } from '@majak/tools/form/form';
import { formSteps } from '@majak/tools/form/steps';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';
import { findSubmissionKind } from './find-submission-kind.ts';

/** @param left How many came here and no further: none where a later page, which not everybody is asked before, has more. */
type ReachedPage = { page: string; title: string; reached: number; left: number };

/** How far people got in one version of a form. */
export type FormCompletion = {
  form: string;
  version: number;
  title: string;
  /** Who began: those who reached the page that most have reached. */
  began: number;
  pages: readonly ReachedPage[];
  handedIn: number;
};

/** Pages that are no step: the list of parts, which a long form begins with, and the check, which each ends with. */
const partsPage = { page: '', title: 'List of parts' };
const lastPage = { page: 'check', title: 'Check your answers' };

type Counted = { pages: ReadonlyMap<string, number>; handedIn: number };

/** The pages of a form in its order, with those that were counted and are none of its steps any more before the check. */
function pagesOf(form: Form | undefined, { pages: counted, handedIn }: Counted): readonly ReachedPage[] {
  const steps = form ? formSteps(form).map(({ key, title }) => ({ page: key, title })) : [];
  const known = [partsPage, ...steps, lastPage].map(({ page }) => page);
  const others = [...counted.keys()].filter((page) => !known.includes(page));
  const reached = [partsPage, ...steps, ...others.map((page) => ({ page, title: page })), lastPage]
    .filter(({ page }) => counted.has(page))
    .map((page) => ({ ...page, reached: counted.get(page.page) ?? 0 }));
  return reached.map((page, at) => {
    const further = Math.max(handedIn, ...reached.slice(at + 1).map((later) => later.reached));
    return { ...page, left: Math.max(0, page.reached - further) };
  });
}

/** How many were handed in of a version since a day, without spam. */
async function handedIn(payload: Payload, row: Readonly<Record<string, unknown>>): Promise<number> {
  const [found] = await query(
    payload,
    sql`SELECT count(*) AS count FROM requests
        WHERE kind = ${row.form} AND form_version = ${row.version} AND spam = ${false} AND created_at >= ${row.since}`,
  );
  return Number(found?.count ?? 0);
}

/** How far people got in each form and version of it since a day: YYYY-MM-DD. The newest version of a form comes first. */
export async function formCompletion(payload: Payload, day: string): Promise<readonly FormCompletion[]> {
  const rows = await query(
    payload,
    sql`SELECT form, version, page, sum(reached) AS reached FROM page_counts WHERE day >= ${day}
        GROUP BY form, version, page`,
  );
  const forms = await query(
    payload,
    sql`SELECT form, version, min(created_at) AS since FROM page_counts WHERE day >= ${day}
        GROUP BY form, version ORDER BY form, version DESC`,
  );
  return Promise.all(
    forms.map(async (row) => {
      const counted = new Map(
        rows
          .filter(({ form, version }) => form === row.form && version === row.version)
          .map(({ page, reached }) => [String(page), Number(reached)]),
      );
      const kind = await findSubmissionKind(payload, row.form, Number(row.version));
      const sent = await handedIn(payload, row);
      return {
        form: String(row.form),
        version: Number(row.version),
        title: kind?.label ?? String(row.form),
        began: Math.max(0, ...counted.values()),
        pages: pagesOf(kind?.form, { pages: counted, handedIn: sent }),
        handedIn: sent,
      };
    }),
  );
}
