import type { Calculator } from '@majak/tools/kit/calculator';
import { DataTable } from '@majak/ui/data-table';
import { Heading } from '@majak/ui/heading';
import { Section } from '@majak/ui/section';
import { Code } from './code.tsx';
import { curl } from './curl.ts';
import { formatJson } from './format-json.ts';
import { sampleAnswer } from './sample-answer.ts';

const columns = [
  { key: 'name', label: 'Part' },
  { key: 'what', label: 'What it is' },
] as const;

const parts = {
  calculator: 'The slug that was asked.',
  year: 'The year whose rules were used.',
  lawAsOf: 'The day whose rules were used: today, or the last day of a year that is over.',
  outputs: 'The numbers. Each calculator lists its own below.',
  trace:
    'How each output was worked out. The formula has the numbers filled in, rounding is what the law says, rules and reads name what went in, and steps are results on the way.',
  rules: 'Every rule that was read: value, act, section, source, and how sure it is.',
  notes: 'What a person should know about this answer. Show them.',
} as const;

const rows = Object.entries(parts).map(([name, what]) => ({
  id: name,
  cells: { name: <code>{name}</code>, what: <span className="max-sm:block max-sm:text-left">{what}</span> },
}));

/** A short answer for reading: one output with its working, one rule. */
function shortened(calculator: Calculator, today: string) {
  const { outputs, trace, rules, ...rest } = sampleAnswer(calculator, today);
  const line = trace.find((one) => one.rules.length > 0 && one.steps.length === 0);
  const [headline] = Object.entries(outputs);
  const shownOutputs = [headline, ...Object.entries(outputs).filter(([name]) => name === line?.output)];
  return {
    ...rest,
    outputs: Object.fromEntries(shownOutputs.flatMap((one) => (one ? [one] : []))),
    trace: line ? [line] : [],
    rules: Object.fromEntries(Object.entries(rules).filter(([id]) => line?.rules.some((one) => one === id))),
  };
}

type ShapeProps = { calculator: Calculator; today: string; webUrl: string };

/** One call and its answer, part by part. @param calculator The one that is called. */
export const Shape = ({ calculator, today, webUrl }: ShapeProps) => {
  const url = `${webUrl}/api/v1/calculators/${calculator.slug}`;
  return (
    <Section labelledBy="one-call">
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
        <div className="min-w-0">
          <Heading level={2} id="one-call">
            One call, one answer
          </Heading>
          <p className="mt-5 mb-8 max-w-measure">
            Post a JSON object to the address of a calculator. What you leave out has a default; a field we do
            not know is refused. Each answer has seven parts.
          </p>
          <DataTable caption="Parts of an answer" captionHidden columns={columns} rows={rows} />
        </div>
        <div className="grid min-w-0 content-start gap-3">
          <p className="font-semibold">{calculator.words.asks}</p>
          <Code label="A call">{curl(url, formatJson(calculator.sample))}</Code>
          <p className="mt-3 font-semibold">The answer, shortened</p>
          <Code label="Its answer, shortened">{formatJson(shortened(calculator, today))}</Code>
        </div>
      </div>
    </Section>
  );
};
