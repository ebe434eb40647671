import type { Calculator } from '@majak/tools/calculator/calculator';
import { Heading } from '@majak/ui/heading';
import { Section } from '@majak/ui/section';
import { Code } from './code.tsx';
import { curl } from './curl.ts';
import { DefinitionList } from './definition-list.tsx';
import { formatJson } from './format-json.ts';
import { sampleResult } from './sample-result.ts';

const parts = [
  { term: 'calculator', meaning: 'The slug that was asked.' },
  { term: 'year', meaning: 'The year whose rules were used.' },
  {
    term: 'lawAsOf',
    meaning: 'The day whose rules were used: today, or the last day of a year that is over.',
  },
  { term: 'outputs', meaning: 'The numbers. The page of each calculator lists its own.' },
  {
    term: 'trace',
    meaning: 'How each output was worked out.',
    advice:
      'The formula has the numbers filled in, rounding is what the law says, rules and reads name what went in, steps are results on the way.',
  },
  {
    term: 'rules',
    meaning: 'Every rule that was read.',
    advice: 'Its value, act, section and source, since when it applies, and how sure it is.',
  },
  { term: 'notes', meaning: 'What a person should know about this answer. Show them.' },
] as const;

/** A short answer for reading: one output with its working, one rule. */
function shortened(calculator: Calculator, today: string) {
  const { outputs, trace, rules, notes, ...rest } = sampleResult(calculator, today);
  const line = trace.find((one) => one.rules.length > 0 && one.steps.length === 0);
  const [headline] = Object.entries(outputs);
  const shownOutputs = [headline, ...Object.entries(outputs).filter(([name]) => name === line?.output)];
  return {
    ...rest,
    outputs: Object.fromEntries(shownOutputs.flatMap((one) => (one ? [one] : []))),
    trace: line ? [line] : [],
    rules: Object.fromEntries(Object.entries(rules).filter(([id]) => line?.rules.some((one) => one === id))),
    notes,
  };
}

type ShapeProps = { calculator: Calculator; today: string; webUrl: string };

/** One call and its answer, part by part. @param calculator The one that is called. */
export const ResultFormat = ({ calculator, today, webUrl }: ShapeProps) => {
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
          <DefinitionList items={parts} />
        </div>
        <div className="grid min-w-0 content-start gap-3">
          <p className="font-semibold">{calculator.words.asks}</p>
          <Code label="A call">{curl(url, formatJson(calculator.sample))}</Code>
          <p className="mt-3 font-semibold">The answer, shortened</p>
          <Code label="Its answer, shortened" whole>
            {formatJson(shortened(calculator, today))}
          </Code>
        </div>
      </div>
    </Section>
  );
};
