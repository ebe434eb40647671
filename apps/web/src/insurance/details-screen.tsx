import { insuranceParts, insuredKeys } from '@majak/tools/insurance/insurance-form';
import { Button } from '@majak/ui/button';
import { Details } from '@majak/ui/details';
import { allFieldComponents } from '../form/all-field-components.ts';
import { FaultsList } from '../form/faults-list.tsx';
import { FormFields } from '../form/form-fields.tsx';
import { AgeNotice } from './age-notice.tsx';
import { CarriedTexts } from './carried-texts.tsx';
import type { QuestionsView } from './flow.ts';
import { carried, insurancePaths } from './insurance-address.ts';
import { type InsuranceStart, useInsuranceForm } from './use-insurance-form.ts';

const drawing = { kinds: allFieldComponents };

type Props = InsuranceStart & {
  product: string;
  quote: string;
  /** What is paid, in words. */
  price: string;
  ages?: QuestionsView['ages'];
};

/** What is still asked before insurance is ordered; what was answered before can be changed here. */
export function DetailsScreen({ product, quote, price, ages, ...start }: Props) {
  const { form, live, screen } = useInsuranceForm(start);
  const { details } = insurancePaths(start.line);
  const { customer, closing } = insuranceParts(start.line, start);
  const insured = insuredKeys(start.typed.client);
  const drawn = [...customer, ...insured, ...closing];
  const isOpen = (keys: readonly string[]) =>
    keys.some((key) => start.said[key]) || !keys.some((key) => start.typed[key]);
  const fields = (only: readonly string[]) => (
    <div className="grid gap-6 text-text">
      <FormFields screen={screen} drawing={drawing} fields={form.fields} only={only} />
    </div>
  );
  return (
    <form id={live.id} data-live={live.live} method="post" action={details} noValidate>
      <button
        type="submit"
        name={carried.intent}
        value="order"
        tabIndex={-1}
        aria-hidden="true"
        className="sr-only"
      />
      {ages ? <AgeNotice {...ages} action={details} /> : null}
      <div className="not-empty:mb-7">
        <FaultsList live={live} faults={[]} />
      </div>
      <div className="mb-8 border-t border-line">
        <Details summary="Who’s buying it" open={isOpen(customer)}>
          {fields(customer)}
        </Details>
        <Details summary="Who will be insured" open={isOpen(insured) || ages !== undefined}>
          {fields(insured)}
        </Details>
      </div>
      {fields(closing)}
      <CarriedTexts typed={live.typed} drawn={drawn} />
      <input type="hidden" name={carried.product} value={product} />
      <input type="hidden" name={carried.quote} value={quote} />
      <div className="mt-9 flex flex-wrap items-center gap-4">
        <Button type="submit" variant="primary" name={carried.intent} value="order">
          Order and pay {price}
        </Button>
        <Button
          type="submit"
          variant="quiet"
          name={carried.intent}
          value="compare"
          formAction={insurancePaths(start.line).results}
        >
          Back to the comparison
        </Button>
      </div>
    </form>
  );
}
