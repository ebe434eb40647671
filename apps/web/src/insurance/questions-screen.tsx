import { insuranceParts, insuredKeys } from '@majak/tools/insurance/insurance-form';
import { Button } from '@majak/ui/button';
import { allFieldComponents } from '../form/all-field-components.ts';
import { FaultsList } from '../form/faults-list.tsx';
import { FormFields } from '../form/form-fields.tsx';
import { AgeNotice } from './age-notice.tsx';
import { CarriedTexts } from './carried-texts.tsx';
import { type AskingPart, askingParts, type QuestionsView } from './flow.ts';
import { carried, insurancePaths } from './insurance-address.ts';
import { ListPanel } from './list-panel.tsx';
import { type InsuranceStart, useInsuranceForm } from './use-insurance-form.ts';

const drawing = { kinds: allFieldComponents };

const titles: Readonly<Record<AskingPart, { title: string; why: string; next: string }>> = {
  needs: {
    title: 'What you need',
    why: 'We can only offer insurance once we know what it’s for. Your answers are kept with the order, and not before.',
    next: 'Continue',
  },
  customer: {
    title: 'Who’s buying it',
    why: 'The insurer makes the contract out to this name and address.',
    next: 'Continue',
  },
  insured: {
    title: 'Who will be insured',
    why: 'The price depends on your age on the first day of the insurance.',
    next: 'Compare',
  },
};

type Props = InsuranceStart & { view: QuestionsView };

/** One part of the questions. Each button posts the whole form, with a script and without. */
export function QuestionsScreen({ view, ...start }: Props) {
  const { part, ages, list } = view;
  const { form, live, screen } = useInsuranceForm(start);
  const paths = insurancePaths(start.line);
  const { title, why, next } = titles[part];
  const keys = part === 'insured' ? insuredKeys(start.typed.client) : insuranceParts(start.line, start)[part];
  const drawn = keys.filter((key) => key !== 'category' || start.line === 'health');
  const isCorporate = live.typed.client === 'corporate';
  return (
    <form
      id={live.id}
      data-live={live.live}
      method="post"
      action={part === 'insured' ? paths.results : paths.start}
      noValidate
    >
      {/* Enter presses the first button of a form: this one goes on. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
      <p className="mb-2 text-small text-text-muted">
        Part {askingParts.indexOf(part) + 1} of {askingParts.length}
      </p>
      <h2 className="text-heading">{title}</h2>
      <p className="mt-2 mb-7 max-w-measure text-text-muted">{why}</p>
      {ages ? <AgeNotice {...ages} action={paths.results} /> : null}
      <div className="not-empty:mb-7">
        <FaultsList live={live} faults={[]} />
      </div>
      <div className="grid gap-7">
        {part === 'insured' && isCorporate ? <ListPanel list={list} action={paths.start} /> : null}
        <FormFields screen={screen} drawing={drawing} fields={form.fields} only={drawn} />
      </div>
      <CarriedTexts typed={live.typed} drawn={drawn} />
      <input type="hidden" name={carried.part} value={part} />
      <div className="mt-9 flex flex-wrap items-center gap-4">
        <Button type="submit" variant="primary">
          {next}
        </Button>
        {part === 'customer' ? (
          <Button type="submit" name={carried.intent} value="compare" formAction={paths.results}>
            See the prices first
          </Button>
        ) : null}
        {part === 'needs' ? null : (
          <Button type="submit" variant="quiet" name={carried.intent} value="back" formAction={paths.start}>
            Back
          </Button>
        )}
      </div>
    </form>
  );
}
