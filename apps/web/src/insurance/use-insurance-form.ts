import { readDraft, writeDraft } from '@majak/tools/form/draft';
import { answersToTexts, type FieldTexts } from '@majak/tools/form/field-texts';
import { insuranceForm } from '@majak/tools/insurance/insurance-form';
import type { InsuranceLine } from '@majak/tools/insurance/product';
import { useMemo, useRef } from 'react';
import { mergeEarlyInput } from '../form/use-draft.ts';
import { useForm } from '../form/use-form.ts';
import { useFormValidation } from '../form/use-form-validation.ts';
import { usePersistedText } from '../form/use-persisted-text.ts';

export type InsuranceStart = {
  line: InsuranceLine;
  today: string;
  typed: FieldTexts;
  said: Readonly<Record<string, string>>;
  /** What was posted is newer than any draft. */
  posted: boolean;
};

/** The form of the flow in the browser, with a draft that survives a reload. What it costs is the server’s to say. */
export function useInsuranceForm({ line, today, typed, said, posted }: InsuranceStart) {
  const form = useMemo(() => insuranceForm(line, { today }), [line, today]);
  const starting = useMemo(() => ({ ...answersToTexts(form.fields, {}), ...typed }), [form, typed]);
  const live = useForm(form, { id: 'insurance', typed: starting, said, tells: 'once it is left' });
  const { screen } = useFormValidation(form, live);
  const served = useRef<FieldTexts | undefined>(live.typed);
  usePersistedText({
    name: `majak-form-${form.key}`,
    of: live.typed,
    write: () => writeDraft(form, live.typed),
    blank: () => writeDraft(form, answersToTexts(form.fields, {})),
    open: (text) => {
      const before = served.current;
      served.current = undefined;
      if (before && posted) return '';
      const kept = readDraft(form, text);
      if (kept) live.reshape((now) => mergeEarlyInput(kept, before, now));
      return writeDraft(form, kept ?? before ?? live.typed);
    },
  });
  return { form, live, screen };
}
