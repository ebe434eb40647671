import { type KeptDocument, keptDocuments } from '@majak/tools/profile/expiring-documents';
import type { Profile } from '@majak/tools/profile/profile';
import { formatDate } from '@majak/ui/format-date';
import { today } from '../client/today.ts';

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);

function remark({ state, daysLeft = 0 }: KeptDocument): string {
  if (state === 'no date') return 'No date yet';
  if (state === 'expired') return `Expired ${days(-daysLeft)} ago`;
  if (daysLeft === 0) return 'Expires today';
  return state === 'expires soon' ? `Expires in ${days(daysLeft)}` : 'Valid';
}

const isPressing = ({ state }: KeptDocument) => state === 'expired' || state === 'expires soon';

/** The documents of everybody in the profile, with what runs out first on top. */
export function DocumentsTable({ profile }: { profile: Profile }) {
  const documents = keptDocuments(profile, today());
  if (documents.length === 0) return null;
  return (
    <section aria-labelledby="documents-title">
      <h2 id="documents-title" className="text-heading">
        When your documents expire
      </h2>
      <table className="data-table mt-4">
        <thead className="max-sm:hidden">
          <tr>
            <th scope="col">Document</th>
            <th scope="col">Whose</th>
            <th scope="col">Number</th>
            <th scope="col">Valid until</th>
            <th scope="col">Today</th>
          </tr>
        </thead>
        <tbody>
          {documents.map((document) => (
            <tr key={`${document.whose.at} ${document.what}`}>
              <th scope="row">{document.what}</th>
              <Cell label="Whose">{document.whose.name || document.whose.role}</Cell>
              <Cell label="Number">{document.number || '–'}</Cell>
              <Cell label="Valid until">{document.validUntil ? formatDate(document.validUntil) : '–'}</Cell>
              <Cell label="Today">
                <span className={isPressing(document) ? 'font-semibold text-error' : ''}>
                  {remark(document)}
                </span>
              </Cell>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-small text-text-muted">
        A document is marked 120 days before it expires. Check what your office asks for: some want a passport
        that’s valid for longer.
      </p>
    </section>
  );
}

const Cell = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <td>
    <span className="label">{label}</span>
    <span>{children}</span>
  </td>
);
