import { completionDays, completionSince } from '@majak/desk/records/completion-csv-endpoint';
import { type FormCompletion, formCompletion } from '@majak/desk/submissions/form-completion';
import { Gutter } from '@payloadcms/ui';
import type { ServerProps } from 'payload';

const share = (count: number, began: number): string =>
  began === 0 ? '–' : `${Math.round((100 * count) / began)}%`;

/** How far people get in each form: what was counted of its pages, and nobody behind it. */
export async function PageCounts({ payload }: Pick<ServerProps, 'payload'>) {
  const forms = await formCompletion(payload, completionSince(Date.now()));
  return (
    <Gutter className="page-counts">
      <h1>How far people get</h1>
      <p>
        The last {completionDays} days, counted once each time somebody reaches a page of a form for the first
        time. Nobody is followed: there is a number for each page and day, and nothing else.
      </p>
      <p>
        “Left here” is how many came to a page and to none after it. Not everybody is asked every page: where
        more people reached a later one, nobody is said to have left.
      </p>
      {forms.length > 0 ? (
        <p>
          <a href="/api/page-counts/csv" download>
            Download these numbers as a table (CSV)
          </a>
        </p>
      ) : null}
      {forms.length === 0 ? <p>Nobody has opened a form since then.</p> : null}
      {forms.map((form) => (
        <Completion key={`${form.form} ${form.version}`} form={form} />
      ))}
    </Gutter>
  );
}

const Completion = ({ form: { title, version, began, pages, handedIn } }: { form: FormCompletion }) => (
  <table className="page-counts__form">
    <caption>
      {title}, version {version}
    </caption>
    <thead>
      <tr>
        <th scope="col">Page</th>
        <th scope="col">Reached</th>
        <th scope="col">Of those who began</th>
        <th scope="col">Left here</th>
      </tr>
    </thead>
    <tbody>
      {pages.map(({ page, title, reached, left }) => (
        <tr key={page}>
          <th scope="row">{title}</th>
          <td>{reached}</td>
          <td>{share(reached, began)}</td>
          <td>{left === 0 ? '–' : left}</td>
        </tr>
      ))}
      <tr className="page-counts__end">
        <th scope="row">Handed in</th>
        <td>{handedIn}</td>
        <td>{share(handedIn, began)}</td>
        <td />
      </tr>
    </tbody>
  </table>
);
