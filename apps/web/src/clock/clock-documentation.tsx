import type { LegalClock } from '@majak/law/legal-clock';
import { DataTable } from '@majak/ui/data-table';
import { Heading } from '@majak/ui/heading';
import { Section } from '@majak/ui/section';
import { Code } from '../tools/api/code.tsx';
import { curl } from '../tools/api/curl.ts';
import { FieldName } from '../tools/api/field-name.tsx';
import { trackerPath } from './clock-address.ts';
import { kindJson } from './clock-json.ts';

const columns = [
  { key: 'id', label: 'permit' },
  { key: 'title', label: 'What it is' },
  { key: 'time', label: 'Time to decide', numeric: true },
] as const;

const length = (days: number | null, months: number | null): string =>
  days === null ? `${months} months` : `${days} days`;

function rowOf(clock: LegalClock, kind: LegalClock['permits'][number], today: string) {
  const { id, title, days, months, complex } = kindJson(clock, kind, today);
  const longer = complex ? `, or ${length(complex.days, complex.months)}` : '';
  return { id, cells: { id: <FieldName>{id}</FieldName>, title, time: `${length(days, months)}${longer}` } };
}

const sample = { filedOn: '2026-02-02', pauses: [{ from: '2026-03-03', to: '2026-03-20' }] };

type Props = { clock: LegalClock; today: string; webUrl: string };

/** The end point of a legal clock for people: a call that works, and what can be asked for. */
export const ClockDocumentation = ({ clock, today, webUrl }: Props) => (
  <Section tone="fog" labelledBy="clock">
    <Heading level={2} id="clock">
      When an office has to decide by
    </Heading>
    <p className="mt-5 mb-6 max-w-measure">
      Send what was applied for, when, and the days on which the clock was stopped. The answer is the last
      day, where the law says so, how sure it is, and what to do on which day.{' '}
      <a href={trackerPath} className="link">
        The same as a page
      </a>
    </p>
    <Code label="A call of the clock">
      {curl(`${webUrl}/api/v1/clock`, JSON.stringify({ permit: clock.permits[0]?.id, ...sample }))}
    </Code>
    <div className="mt-8 text-small">
      <DataTable
        caption="Kinds of permit"
        columns={columns}
        rows={clock.permits.map((kind) => rowOf(clock, kind, today))}
      />
    </div>
  </Section>
);
