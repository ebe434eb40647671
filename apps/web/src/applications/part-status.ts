import { askedKeys, faultsOn, formFaults, partOf, topKey } from '@majak/tools/form/asked-steps';
import { type FieldTexts, startTextAt, textsToAnswers } from '@majak/tools/form/field-texts';
import type { Form, FormStep } from '@majak/tools/form/form';
import { unknownText } from '@majak/tools/form/unknown-answer';
import { pagesOf } from './advance.ts';

export type PartStatus = 'Completed' | 'In progress' | 'Not yet started' | 'There is a problem';

/** A part of a long form, and how far it is. */
export type Part = { title: string; status: PartStatus; opens: string };

/** @param found What is wrong with answers that can be handed in all the same. */
type Asked = { form: Form; typed: FieldTexts; seen: readonly string[]; found: readonly { field: string }[] };

function statusOf({ form, typed, seen, found }: Asked, steps: readonly FormStep[]): PartStatus {
  const given = textsToAnswers(form.fields, typed);
  const asked = askedKeys(form, given);
  const keys = steps.flatMap(({ fields }) => fields.filter((key) => asked.has(key)));
  const written = Object.entries(typed).filter(
    ([path, text]) =>
      keys.includes(topKey(path)) && text.trim() !== '' && text !== startTextAt(form.fields, path),
  );
  const faults = steps.flatMap((step) => faultsOn(step, formFaults(form, given)));
  const isBegun = written.length > 0 || steps.some(({ key }) => seen.includes(key));
  if (!isBegun) return 'Not yet started';
  if (
    faults.some(({ field }) => written.some(([path]) => path === field)) ||
    found.some(({ field }) => keys.includes(topKey(field)))
  )
    return 'There is a problem';
  const isOpen =
    written.some(([, text]) => text === unknownText) || steps.some(({ key }) => !seen.includes(key));
  return faults.length > 0 || isOpen ? 'In progress' : 'Completed';
}

/** The parts of a form that matter with these answers, each with its status and the page it opens at. */
export function partsOf(asked: Asked): readonly Part[] {
  const { form, typed, seen } = asked;
  const pages = pagesOf(form, textsToAnswers(form.fields, typed));
  const titles = [...new Set(pages.map(partOf))];
  return titles.map((title) => {
    const steps = pages.filter((step) => partOf(step) === title);
    const status = statusOf(asked, steps);
    const next = status === 'Completed' ? undefined : steps.find(({ key }) => !seen.includes(key));
    return { title, status, opens: (next ?? steps[0])?.key ?? '' };
  });
}
