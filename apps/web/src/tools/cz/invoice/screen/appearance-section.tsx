import { invoiceDrawingForm } from '@majak/tools/documents/cz/invoice/model/invoice-drawing-form';
import { contrastWithWhite, isReadableAccent, readableAccent } from '@majak/tools/documents/invoice/accent';
import { Button } from '@majak/ui/button';
import { describedBy, Field } from '@majak/ui/field';
import { useState } from 'react';
import { controlProps } from '../../../../form/field-components.ts';
import { FormSection } from '../../../documents/form-section.tsx';
import { InvoiceField } from './invoice-field.tsx';
import type { LiveInvoice } from './use-invoice.ts';

const { accent, logo } = invoiceDrawingForm.fields;

/** The colour of the layout, where nobody has chosen one. */
const usual = '#14263b';

/** How the document looks: its layout, a colour and a logo. The logo stays in this browser until a document is drawn. */
export const AppearanceSection = ({ form }: { form: LiveInvoice }) => (
  <FormSection id="part-look" title="Look">
    <InvoiceField form={form} path="layout" />
    {form.live.typed.layout === 'plain' ? null : <Accent form={form} />}
    <Logo form={form} />
  </FormSection>
);

/** A colour of one's own. One that could not be read on paper is taken darker. */
function Accent({ form: { screen } }: { form: LiveInvoice }) {
  const { id, label, hint, value, error } = controlProps({ screen, path: 'accent', field: accent });
  const [darker, setDarker] = useState(false);
  const choose = (colour: string) => {
    setDarker(!isReadableAccent(colour));
    screen.change('accent', readableAccent(colour));
  };
  const contrast = contrastWithWhite(value || usual)?.toFixed(1);
  return (
    <Field {...{ id, label, hint }} {...(error ? { error } : {})}>
      <div className="flex flex-wrap items-center gap-4">
        <input
          id={id}
          type="color"
          value={value || usual}
          aria-describedby={describedBy(id, error ? { hint, error } : { hint })}
          onChange={(event) => choose(event.currentTarget.value)}
          className="field-edge h-12 w-20 cursor-pointer p-1.5"
        />
        <span role="status" className="text-small text-text-muted">
          {darker ? 'Made darker, so that it can be read: ' : 'Contrast on white: '}
          {contrast} to 1
        </span>
        {value ? (
          <Button
            variant="quiet"
            onClick={() => {
              setDarker(false);
              screen.change('accent', '');
            }}
          >
            Dark blue again
          </Button>
        ) : null}
      </div>
    </Field>
  );
}

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
