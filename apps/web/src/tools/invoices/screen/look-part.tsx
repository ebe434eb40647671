import { Button } from '@majak/ui/button';
import { RadioGroup } from '@majak/ui/radio-group';
import { useState } from 'react';
import { Part } from './controls.tsx';
import { readLogoFile } from './logo.ts';
import type { Form } from './use-invoice.ts';

const layouts = [
  { value: 'classic', label: 'Classic', hint: 'Dark blue, the amount on a tint' },
  { value: 'plain', label: 'Plain', hint: 'Black on white, saves ink' },
] as const;

/** How the document looks: its layout and a logo. The logo stays in this browser until a document is drawn. */
export function LookPart({ form }: { form: Form }) {
  const { look, restyle } = form;
  const [error, setError] = useState<string>();
  const take = async (file: File | undefined) => {
    if (!file) return;
    const read = await readLogoFile(file);
    setError(read.ok ? undefined : read.error);
    if (read.ok) restyle({ ...look, logo: read.value });
  };
  return (
    <Part id="part-look" title="Look">
      <RadioGroup
        label="Layout"
        name="layout"
        inline
        options={layouts}
        value={look.layout}
        onChange={(event) =>
          restyle({ ...look, layout: event.currentTarget.value === 'plain' ? 'plain' : 'classic' })
        }
      />
      <div className={`grid gap-1.5 ${error ? 'border-l-4 border-error pl-4' : ''}`}>
        <label htmlFor="logo" className="font-semibold">
          Logo <span className="font-normal text-text-muted">(optional)</span>
        </label>
        <p id="logo-hint" className="text-small text-text-muted">
          PNG, JPEG or WebP, up to 8 MB. It is made smaller here in your browser.
        </p>
        {error ? (
          <p id="logo-error" className="text-small font-semibold text-error">
            {error}
          </p>
        ) : null}
        <div className="flex flex-wrap items-center gap-4">
          <input
            id="logo"
            type="file"
            accept="image/png,image/jpeg,image/webp"
            aria-describedby={error ? 'logo-hint logo-error' : 'logo-hint'}
            onChange={(event) => void take(event.currentTarget.files?.[0])}
            className="field-edge min-h-12 w-full min-w-0 cursor-pointer px-3.5 py-2.5 text-small"
          />
          {look.logo ? (
            <>
              <img src={look.logo} alt="Your logo" className="h-12 max-w-40 bg-paper object-contain" />
              <Button variant="quiet" onClick={() => restyle({ ...look, logo: '' })}>
                Remove the logo
              </Button>
            </>
          ) : null}
        </div>
      </div>
    </Part>
  );
}
