import { textsToAnswers } from '@majak/tools/form/field-texts';
import { Button } from '@majak/ui/button';
import { formatDate } from '@majak/ui/format-date';
import { saveFile } from '../tools/save-file.ts';
import { startPath } from './application-address.ts';
import type { LiveApplication } from './use-application.ts';

/** Writes the answers into a file of one's own. Its code comes with the first one. */
async function save({ application, live }: LiveApplication) {
  const { form, slug, title } = application;
  const { writeSavedPage } = await import('@majak/tools/form/saved-page');
  const answers = textsToAnswers(form.fields, live.typed);
  const address = location.origin + startPath(application);
  const day = formatDate(new Date().toISOString().slice(0, 10));
  const page = writeSavedPage(form, { title, answers, address, day });
  saveFile(new Blob([page], { type: 'text/html' }), `${slug}.html`);
}

/** Where the answers are kept, and the way to take them along. */
export const SaveProgress = ({ live }: { live: LiveApplication }) => (
  <div className="scripted mt-12 border-t border-line pt-5 text-small text-text-muted">
    <p>
      {live.draft.refused
        ? 'This browser doesn’t keep your answers. Save them as a file before you close it.'
        : 'Your answers are kept in this browser. You can close it and finish later.'}
    </p>
    <Button variant="quiet" onClick={() => void save(live)}>
      Save your answers as a file
    </Button>
  </div>
);
