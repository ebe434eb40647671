import type { DeskView } from '@majak/desk/cases/desk-view-schema';
import { useOfficeZone } from './use-office-zone.ts';

type Line = DeskView['history'][number];

const who = ({ author, internal }: Line): string =>
  author === 'client' ? 'the client' : internal ? 'seen by staff alone' : '';

/** Everything that happened, the newest first, by the clock of the place where the agency is. */
export function CaseHistory({ history }: { history: readonly Line[] }) {
  const { timeZone, place } = useOfficeZone();
  const moment = (at: string) =>
    new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return (
    <section aria-labelledby="case-history">
      <h3 id="case-history">History</h3>
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
