import { invoiceDrawingForm } from '@majak/tools/documents/cz/invoice/model/invoice-drawing-form';
import type { Option } from '@majak/tools/form/control';
import type { Field } from '@majak/tools/form/field';
import { fieldAt } from '@majak/tools/form/field-tree';
import { Button } from '@majak/ui/button';
import { ChoiceField } from '../../../../form/choice-field.tsx';
import type { FieldComponents } from '../../../../form/field-components.ts';
import { FormField } from '../../../../form/form-fields.tsx';
import { LongTextField } from '../../../../form/long-text-field.tsx';
import { SingleLineField } from '../../../../form/single-line-field.tsx';
import { wrongFindingAt } from '../../../documents/wrong-finding-at.ts';
import { CheckboxField } from './checkbox-field.tsx';
import { CountrySelect } from './country-select.tsx';
import type { LiveInvoice } from './use-invoice.ts';

const drawing: FieldComponents = {
  kinds: {
    text: SingleLineField,
    number: SingleLineField,
    day: SingleLineField,
    longText: LongTextField,
    choice: ChoiceField,
    country: CountrySelect,
    yesNo: CheckboxField,
  },
};

/** What the screen says more closely than the field does: a label by what else was answered, fewer options. */
type Closer = {
  label?: string;
  hint?: string;
  rows?: number;
  inputMode?: 'numeric';
  options?: readonly Option[];
  shown?: 'radio' | 'select';
};
type Props = Closer & {
  form: Pick<LiveInvoice, 'screen' | 'preview' | 'mend'>;
  path: string;
  /** Marks it so. Most fields may be left empty in a draft, and the law wants them all the same. */
  optional?: boolean;
};

/** One field of the invoice, in its place on the screen; what is wrong with it is mended there. */
export function InvoiceField({ form: { screen, preview, mend }, path, optional, ...closer }: Props) {
  const field = fieldAt(invoiceDrawingForm.fields, path);
  if (!field) throw new Error(`An invoice has no field ${path}`);
  const marked = optional ? field : { ...field, needed: true };
  // Nothing of another invoice is offered, unless the field says what it asks for.
  const closest = { autoComplete: 'off', ...marked, ...closer } as Field;
  const finding = screen.isTold(path) ? wrongFindingAt(preview, screen.given, path) : undefined;
  return (
    <div className={finding?.mend ? 'grid min-w-0 gap-2' : 'contents'}>
      <FormField {...{ screen, drawing, path }} field={closest} />
      {finding?.mend ? (
        <Button
          className="min-h-10 justify-self-start px-3 text-small"
          onClick={() => void mend(finding.rule)}
        >
          {finding.mend}
        </Button>
      ) : null}
    </div>
  );
}
