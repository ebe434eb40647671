import { Button } from '@majak/ui/button';
import { Notice } from '@majak/ui/notice';
import { type ReactNode, useState } from 'react';
import { linesByHand } from './lines-by-hand.ts';
import { SaveError } from './save-error.tsx';
import type { DocumentStart } from './use-document.ts';
import type { Download } from './use-download.ts';

type Props = {
  state: Download | undefined;
  /** How many lines are left to fill in by hand. */
  blanks: number;
  files: DocumentStart['files'];
  onDownload: (format: string) => void;
  /** Left out while the document is drawn. */
  onPrint: (() => void) | undefined;
  onSave: () => Promise<string>;
};

/** What a button makes, and that it is not whole: nobody hands in an empty line unawares. */
const Making = ({ blanks, children }: { blanks: number; children: ReactNode }) => (
  <span>
    {children}
    {blanks > 0 ? <span className="block text-small font-normal"> {linesByHand(blanks)}</span> : null}
  </span>
);

/** The files of a document, its print, and what becomes of what was entered. The PDF is there without a script too. */
export function DocumentFiles({ state, blanks, files, onDownload, onPrint, onSave }: Props) {
  const [saved, setSaved] = useState<string>();
  const making = state?.kind === 'making' ? state.format : undefined;
  return (
    <div id="files" className="grid scroll-mt-24 gap-3">
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" name="blanks" value={blanks} loading={making === 'pdf'}>
          <Making blanks={blanks}>Download the PDF</Making>
        </Button>
        {files
          .filter(({ format }) => format !== 'pdf')
          .map(({ format, label }) => (
            <Button
              key={format}
              className="scripted"
              loading={making === format}
              onClick={() => onDownload(format)}
            >
              <Making blanks={blanks}>Download the {label}</Making>
            </Button>
          ))}
        <Button className="scripted" disabled={!onPrint} onClick={onPrint}>
          <Making blanks={blanks}>Print</Making>
        </Button>
        <Button className="scripted" onClick={() => void onSave().then(setSaved)}>
          Save to finish later
        </Button>
      </div>
      <div role="status">
        <Outcome state={state} />
        {saved ? <p>{saved} holds what you entered. Open it here to go on.</p> : null}
      </div>
      <p className="text-small text-text-muted">
        What you enter stays in this browser. It is sent only to draw this document, and is neither stored nor
        logged.
      </p>
    </div>
  );
}

function Outcome({ state }: Pick<Props, 'state'>) {
  switch (state?.kind) {
    case 'saved':
      return <Notice kind="success">Saved as {state.name}.</Notice>;
    case 'blank':
      return (
        <Notice title="Nothing was saved yet">
          The document comes {linesByHand(state.blanks)}. Enter what belongs there, or press the button again.
        </Notice>
      );
    case 'failed':
      return <SaveError words={state.words} />;
    default:
      return null;
  }
}
