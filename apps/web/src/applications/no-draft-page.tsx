import type { Application } from '@majak/tools/forms/application';
import { Button } from '@majak/ui/button';
import { startPath } from './application-address.ts';
import type { Opened } from './use-application-draft.ts';

/** A page in the middle of a form that was opened without its answers. */
export const NoDraftPage = ({ application, opened }: { application: Application; opened: Opened }) => (
  <div className="pt-8">
    <h1>{application.title}</h1>
    {opened === 'not yet' ? (
      <p className="scripted mt-6 text-text-muted">We’re opening your answers.</p>
    ) : null}
    <div className={opened === 'not yet' ? 'unscripted' : ''}>
      <p className="mt-6">
        This page is in the middle of the form, and this browser doesn’t have your answers. They may be in
        another browser, or they’ve been sent already.
      </p>
      <p className="mt-6">
        <Button href={startPath(application)} variant="primary">
          Go to the start
        </Button>
      </p>
    </div>
  </div>
);
