import type { DeskView } from '@majak/desk/cases/desk-view-schema';
import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import { AddCaseFile } from './add-case-file.tsx';
import { CaseChangeForm } from './case-change-form.tsx';
import type { DeskParts } from './case-desk-parts.ts';
import { dayInWords } from './day-in-words.ts';

type Paper = DeskView['papers'][number];

const words: Record<Paper['state'], string> = {
  asked: 'Not here yet',
  given: 'To be looked at',
  accepted: 'Fine',
  returned: 'Another one is needed',
};

/** The papers that were asked for, with their files, and whether they will do. */
export const CasePapers = (parts: DeskParts) =>
  parts.desk.papers.length === 0 ? null : (
    <section aria-labelledby="case-papers">
      <h2 id="case-papers">Papers</h2>
      <p className="case-desk__quiet">Each download is written down with your name.</p>
      <ul className="case-desk__list">
        {parts.desk.papers.map((paper) => (
          <PaperItem key={paper.number} {...parts} paper={paper} />
        ))}
      </ul>
    </section>
  );

function PaperItem({ id, desk, send, look, paper }: DeskParts & { paper: Paper }) {
  const [returns, setReturns] = useState(false);
  const accept = () =>
    send({ kind: 'paper-accepted', answers: { paper: paper.number }, key: crypto.randomUUID() });
  return (
    <li>
      <p>
        <strong>{paper.title}</strong> <span className="case-desk__quiet">{words[paper.state]}</span>
        {paper.due ? <span className="case-desk__quiet"> · needed by {dayInWords(paper.due)}</span> : null}
      </p>
      {paper.files.length > 0 ? (
        <ul>
          {paper.files.map((file) => (
            <li key={file.id}>
              <a href={`/api/cases/${id}/uploads/${file.id}`} download>
                {file.name}
              </a>{' '}
              <span className="case-desk__quiet">{file.what}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {paper.state === 'accepted' || desk.erased ? null : <AddCaseFile {...{ id, paper, look }} />}
      {returns ? (
        <CaseChangeForm
          change={desk.paperReturned}
          fixed={{ paper: paper.number }}
          send={send}
          onDone={() => setReturns(false)}
        />
      ) : paper.state === 'given' ? (
        <div className="case-desk__row">
          <Button size="small" margin={false} onClick={() => void accept()}>
            It’s fine
          </Button>
          <Button size="small" buttonStyle="secondary" margin={false} onClick={() => setReturns(true)}>
            It isn’t right
          </Button>
        </div>
      ) : null}
    </li>
  );
}
