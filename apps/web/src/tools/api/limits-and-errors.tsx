import { answer } from '@majak/tools/kit/answer';
import type { Calculator } from '@majak/tools/kit/calculator';
import { DataTable } from '@majak/ui/data-table';
import { Heading } from '@majak/ui/heading';
import { Section } from '@majak/ui/section';
import { Code } from './code.tsx';
import { formatJson } from './format-json.ts';

const limits = [
  ['Body', 'at most 64 KB'],
  ['Amounts', 'from 0 to 1\u202f000\u202f000\u202f000 CZK, at most two decimals'],
  ['Years', 'those we hold rules for; any other year is refused, never guessed'],
  ['VAT number check', 'asks the registers, so it has a limit for each address; 429 says when to come back'],
  ['Other sites', 'browsers may not call it from a page of another site: call it from your server'],
  ['Changes', 'an answer can get new parts and outputs; none is renamed or removed within v1'],
] as const;

const errors = [
  ['400', 'The body is not JSON.', 'Check quotes and commas.'],
  ['403', 'A browser sent it from a page of another site.', 'Call it from your server.'],
  ['404', 'There is no such calculator.', 'Take the slug from the list below; capitals count.'],
  ['405', 'The method is neither GET nor POST.', 'Allow names those there are.'],
  ['413', 'The body is larger than 64 KB.', 'Send fewer rows.'],
  [
    '422',
    'Some fields are wrong.',
    'errors names each of them, with a code for your program and a message for people.',
  ],
  ['429', 'Too many VAT number checks from your address.', 'Wait as long as Retry-After says.'],
  ['5xx', 'Something broke on our side.', 'Send it again: a calculation changes nothing.'],
] as const;

const columns = [
  { key: 'status', label: 'Status' },
  { key: 'when', label: 'When' },
  { key: 'what', label: 'What to do' },
] as const;

const rows = errors.map(([status, when, what]) => ({ id: status, cells: { status, when, what } }));

/** What the API says to a year without rules and a field it does not know. */
function refusal(calculator: Calculator, today: string) {
  const reading = answer(calculator, { ...calculator.sample, year: 1999, bonus: 1 }, today);
  const errors = reading.ok ? [] : reading.faults;
  return { type: 'about:blank', status: 422, title: 'Some fields need your attention', errors };
}

const Limits = () => (
  <div>
    <Heading level={2} id="limits">
      Limits
    </Heading>
    <dl className="mt-6 grid gap-x-10 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
      {limits.map(([what, limit]) => (
        <div key={what} className="border-t border-edge pt-3">
          <dt className="font-semibold">{what}</dt>
          <dd className="text-text-muted">{limit}</dd>
        </div>
      ))}
    </dl>
  </div>
);

type Props = { calculator: Calculator; today: string };

/** What is too much, and what is said then. @param calculator One whose refusal is shown. */
export const LimitsAndErrors = ({ calculator, today }: Props) => (
  <Section tone="fog" labelledBy="limits">
    <Limits />
    <div className="mt-16 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="min-w-0">
        <Heading level={2} id="errors">
          Errors
        </Heading>
        <p className="mt-5 mb-6 max-w-measure">
          Every error is <code>application/problem+json</code> (RFC 9457), and says what to do.
        </p>
        <DataTable caption="Errors" captionHidden columns={columns} rows={rows} />
      </div>
      <div className="grid min-w-0 content-start gap-3 lg:pt-2">
        <p className="font-semibold">A year without rules, and a field we do not know</p>
        <Code label="An error">{formatJson(refusal(calculator, today))}</Code>
      </div>
    </div>
  </Section>
);
