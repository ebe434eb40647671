import { invoiceDrawingForm } from '@majak/tools/documents/cz/invoice/model/invoice-drawing-form';
import { Button } from '@majak/ui/button';
import { describedBy, Field } from '@majak/ui/field';
import { useState } from 'react';
import { controlProps } from '../../../form/field-components.ts';
import { FormSection } from '../../documents/form-section.tsx';
import { InvoiceField } from './invoice-field.tsx';
import type { LiveInvoice } from './use-invoice.ts';

const { logo } = invoiceDrawingForm.fields;

/** How the document looks: its layout and a logo. The logo stays in this browser until a document is drawn. */
export const AppearanceSection = ({ form }: { form: LiveInvoice }) => (
  <FormSection id="part-look" title="Look">
    <InvoiceField form={form} path="layout" />
    <Logo form={form} />
  </FormSection>
);

/** A picture, made smaller before it becomes the answer. */
function Logo({ form: { screen } }: { form: LiveInvoice }) {
  const { id, label, hint, optional, value, error } = controlProps({ screen, path: 'logo', field: logo });
  const [refused, setRefused] = useState<string>();
  const take = async (file: File | undefined) => {
    if (!file) return;
    const { readLogoFile } = await import('./read-logo-file.ts');
    const read = await readLogoFile(file);
    setRefused(read.ok ? undefined : read.error);
    if (read.ok) screen.change('logo', read.value);
  };
  const said = refused ?? error;
  return (
    <Field {...{ id, label, hint, optional }} {...(said ? { error: said } : {})}>
      <div className="flex flex-wrap items-center gap-4">
        <input
          id={id}
          type="file"
          accept={logo.kind === 'file' ? logo.accept.join(',') : undefined}
          aria-describedby={describedBy(id, said ? { hint, error: said } : { hint })}
          onChange={(event) => void take(event.currentTarget.files?.[0])}
          className="field-edge min-h-12 w-full min-w-0 cursor-pointer px-3.5 py-2.5 text-small"
        />
        {value ? (
          <>
            <img src={value} alt="Your logo" className="h-12 max-w-40 bg-paper object-contain" />
            <Button variant="quiet" onClick={() => screen.change('logo', '')}>
              Remove the logo
            </Button>
          </>
        ) : null}
      </div>
    </Field>
  );
}
