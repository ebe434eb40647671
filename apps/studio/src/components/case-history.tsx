import type { DeskView } from '@majak/desk/cases/desk-view-schema';
import { Button } from '@payloadcms/ui';
import { inWords } from './delivery-words.ts';
import { useOfficeZone } from './use-office-zone.ts';

type Line = DeskView['history'][number];

const who = ({ author, internal }: Line): string =>
  author === 'client' ? 'the client' : internal ? 'only staff see this' : '';

/** Everything that happened, the newest first, by the clock of the place where the agency is. */
type Props = { history: readonly Line[]; retry: () => Promise<void> };

export function CaseHistory({ history, retry }: Props) {
  const { timeZone, place } = useOfficeZone();
  const moment = (at: string) =>
    new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return (
    <section aria-labelledby="case-history">
      <h2 id="case-history">History</h2>
      <p className="case-desk__quiet">In {place} time.</p>
      <ol className="case-desk__history" reversed>
        {history.map((line) => (
          <li key={line.number}>
            <p>
              <strong>{line.happened}</strong>{' '}
              <span className="case-desk__quiet">
                {[moment(line.at), who(line)].filter(Boolean).join(' · ')}
              </span>
            </p>
            {line.told ? <Told told={line.told} timeZone={timeZone} retry={retry} /> : null}
            {line.lines.map(({ label, text }) => (
              <p key={label} className="case-desk__said">
                <span className="case-desk__quiet">{label}:</span> {text}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

type ToldProps = { told: NonNullable<Line['told']>; timeZone: string; retry: Props['retry'] };

/** What became of the mail on a line of the history. */
function Told({ told, timeZone, retry }: ToldProps) {
  const { what, status, tone } = inWords({ ...told, id: 0 }, timeZone);
  return (
    <div className="case-desk__row">
      <span className={`mark mark--${tone}`}>{`${what}: ${status.toLowerCase()}`}</span>
      {told.lastError ? <span className="case-desk__quiet">Why: {told.lastError}</span> : null}
      {told.status === 'FAILED' ? (
        <Button size="small" buttonStyle="secondary" margin={false} onClick={() => void retry()}>
          Try again
        </Button>
      ) : null}
    </div>
  );
}
