'use client';

import { Button, toast } from '@payloadcms/ui';
import { type FormEvent, useState } from 'react';
import { exportFile } from './export-file.ts';

/** Chooses a form and downloads its requests as a table. */
export function FormExportButton({ forms }: { forms: readonly { key: string; title: string }[] }) {
  const [running, setRunning] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = String(new FormData(event.currentTarget).get('form') ?? '');
    setRunning(true);
    const { done, words } = await exportFile({
      to: '/api/requests/csv',
      body: { form },
      done: 'The table is in your downloads. It contains personal data, so delete it when you’re done.',
    });
    setRunning(false);
    toast[done ? 'success' : 'error'](words);
  };
  return (
    <details className="person-export">
      <summary>Export the requests of a form</summary>
      <form onSubmit={(event) => void submit(event)}>
        <label htmlFor="form-export">You get one table (CSV) with a row for each request.</label>
        <div className="person-export__row">
          <select id="form-export" name="form">
            {forms.map(({ key, title }) => (
              <option key={key} value={key}>
                {title}
              </option>
            ))}
          </select>
          <Button type="submit" size="medium" buttonStyle="secondary" margin={false} disabled={running}>
            {running ? 'Exporting …' : 'Export'}
          </Button>
        </div>
      </form>
    </details>
  );
}
