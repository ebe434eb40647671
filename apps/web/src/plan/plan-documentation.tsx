import type { Plan } from '@majak/tools/plan/plan';
import { DataTable } from '@majak/ui/data-table';
import { Heading } from '@majak/ui/heading';
import { Section } from '@majak/ui/section';
import { Code } from '../tools/api/code.tsx';
import { curl } from '../tools/api/curl.ts';
import { FieldName } from '../tools/api/field-name.tsx';
import { planPath } from './plan-address.ts';

const columns = [
  { key: 'id', label: 'permit' },
  { key: 'title', label: 'What it is' },
] as const;

/** The end point of a plan for people: a call that works, and what can come of it. */
export const PlanDocumentation = ({ plan, webUrl }: { plan: Plan; webUrl: string }) => (
  <Section labelledBy="plan">
    <Heading level={2} id="plan">
      Who needs which permit
    </Heading>
    <p className="mt-5 mb-6 max-w-measure">
      Send what you know of somebody: where they’re from, where they are and what they want. The answer is the
      permit that fits, why the others don’t, the fees, the days an office has, the papers and the first
      steps, each with its section.{' '}
      <a href={planPath} className="link">
        The same as a page
      </a>
    </p>
    <Code label="A call of the plan">{curl(`${webUrl}/api/v1/plan`, JSON.stringify(plan.sample))}</Code>
    <div className="mt-8 text-small">
      <DataTable
        caption="Permits it can suggest"
        columns={columns}
        rows={plan.lists.permits.map(({ id, title }) => ({
          id,
          cells: { id: <FieldName>{id}</FieldName>, title },
        }))}
      />
    </div>
  </Section>
);
