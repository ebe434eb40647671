'use client';

import type { User } from '@majak/desk/payload-types';
import { Button, toast, useAuth } from '@payloadcms/ui';
import { type FormEvent, useState } from 'react';
import { exportPerson } from './export-person.ts';

/** Above the list of requests: a file of everything that is held under one e-mail, for a person who asks for it. */
export function PersonExport() {
  const { user } = useAuth<User>();
  const [running, setRunning] = useState(false);
  if (!user || user.mustChangePassword || user.role === 'editor') return null;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '');
    setRunning(true);
    const { done, words } = await exportPerson(email);
    setRunning(false);
    toast[done ? 'success' : 'error'](words);
  };
  return (
    <details className="person-export">
      <summary>Export a person’s data</summary>
      <form onSubmit={(event) => void submit(event)}>
        <label htmlFor="person-export-email">
          E-mail of the person. You get one file with all their requests, deliveries, notes and reviews.
        </label>
        <div className="person-export__row">
          <input
            id="person-export-email"
            name="email"
            type="email"
            required
            maxLength={255}
            autoComplete="off"
          />
          <Button type="submit" size="medium" buttonStyle="secondary" margin={false} disabled={running}>
            {running ? 'Exporting …' : 'Export'}
          </Button>
        </div>
      </form>
    </details>
  );
}
