import type { ClientView } from '@majak/desk/cases/client-view';
import type { ClientRequest } from '@majak/desk/sign-in/client-matters';
import { missingPapers } from '@majak/tools/cases/who-acts';
import { formatDate } from '@majak/ui/format-date';
import { clientCasePath } from '../client-case/client-case-address.ts';
import { localDate } from '../local-date.ts';
import { actorWords } from '../tracker/actor-words.ts';
import { casesByTurn } from './cases-by-turn.ts';

type RowProps = { view: ClientView; today: string; request: ClientRequest | undefined };

function Row({ view, today, request }: RowProps) {
  const { reference, permit, name, standing, clock, papers, asked } = view;
  const missing = standing.ended ? 0 : missingPapers(papers).length;
  return (
    <li className="grid gap-1 border-t border-line py-4 first:border-t-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6">
        <a href={clientCasePath(reference)} className="link text-subheading font-semibold">
          {permit}: {standing.label.toLowerCase()}
        </a>
        <span className="text-small text-text-muted">
          {name} · {reference}
        </span>
      </p>
      <p>
        {actorWords.client[standing.actor]}
        {asked
          ? `. The office asked for something${asked.answerBy ? `, and wants it by ${formatDate(asked.answerBy)}` : ''}`
          : ''}
        {clock?.last && !standing.ended
          ? `. The office ${clock.last < today ? 'had' : 'has'} to decide by ${formatDate(clock.last)}`
          : ''}
        {missing > 0 ? `. We need ${missing === 1 ? 'one paper' : `${missing} papers`} from you` : ''}.
      </p>
      {request ? (
        <p className="text-small text-text-muted">
          From your request of {localDate(request.sentAt)}: {request.what}
          {request.reference === reference ? '' : ` (${request.reference})`}
        </p>
      ) : null}
    </li>
  );
}

/** The cases of a client, what wants them first, each with where it stands, the way to it, and the request it came from. */
type Props = { cases: readonly ClientView[]; requests: readonly ClientRequest[]; today: string };
export const CaseList = ({ cases, requests, today }: Props) =>
  cases.length > 0 ? (
    <ul>
      {casesByTurn(cases, today).map((view) => (
        <Row
          key={view.reference}
          {...{ view, today }}
          request={requests.find((one) => one.cases.includes(view.reference))}
        />
      ))}
    </ul>
  ) : (
    <p className="max-w-measure">
      There’s no case under this address. We open one when you ask us to apply for something, and it shows
      here at once. If you gave us another address, sign in with that one.
    </p>
  );
