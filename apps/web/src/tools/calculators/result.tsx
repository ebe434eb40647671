import type { ResultWithChart, TraceLine } from '@majak/tools/calculator/calculate';
import type { Calculator } from '@majak/tools/calculator/calculator';
import { Details } from '@majak/ui/details';
import { formatDate } from '@majak/ui/format-date';
import { Notice } from '@majak/ui/notice';
import type { ReactNode } from 'react';
import type { CalculatorParts } from './calculator-parts.ts';
import { ChartView } from './charts/chart-view.tsx';
import { formatOutput } from './format-output.ts';
import { headLineOf } from './headline.ts';
import { LabelsContext, labelsOf } from './labels.ts';
import { ResultLine } from './result-line.tsx';
import { StepExplanation } from './step-explanation.tsx';

type Props = Omit<CalculatorParts, 'extra' | 'rows'> & {
  result: ResultWithChart;
  /** What answers in the place of the one number. */
  leads?: ReactNode;
};

/** The result: the one number, its working, the lines below it, a chart, and what to know. */
export function Result({ calculator, result, drawing, tables: Tables, leads }: Props) {
  const { declared, shows } = calculator;
  const byOutput = new Map(result.trace.map((line) => [line.output, line]));
  const answer = headLineOf(calculator, result);
  const head = answer?.line;
  const rest = [...new Set([shows.headline, ...shows.lines, ...byOutput.keys()])].flatMap(
    (path) => declared.get(path) ?? [],
  );
  const lines = rest.flatMap(({ path, output, under }) => {
    const line = byOutput.get(path);
    return line && (leads || line !== head) && line.value !== null && output.unit ? [{ line, under }] : [];
  });
  const groups = [...new Set(lines.map(({ under }) => under))];
  return (
    <LabelsContext value={labelsOf(calculator, result)}>
      <div className="grid gap-8">
        {answer && !leads ? <Headline calculator={calculator} {...answer} /> : null}
        {leads}
        {result.carriedOver ? <Notice>{result.carriedOver.says}</Notice> : null}
        {result.chart && drawing ? <ChartView chart={result.chart} drawing={drawing} /> : null}
        <div>
          <p className="no-print pb-2 text-small text-text-muted">
            Open a line to see its working.{' '}
            <a href="/law" className="link">
              Rules
            </a>{' '}
            as of {formatDate(result.lawAsOf)}.
          </p>
          {groups.map((group) => (
            <div key={group} className={group ? 'mt-6' : 'border-t border-line'}>
              {group ? <h3 className="border-b border-edge pb-2 text-subheading">{group}</h3> : null}
              {lines
                .filter(({ under }) => under === group)
                .map(({ line }) => (
                  <ResultLine key={line.output} calculator={calculator} line={line} />
                ))}
            </div>
          ))}
        </div>
        {Tables ? <Tables calculator={calculator} result={result} /> : null}
        <Notes notes={result.notes} />
      </div>
    </LabelsContext>
  );
}

type HeadlineProps = { calculator: Calculator; words: string; line: TraceLine };

const Headline = ({ calculator, words, line }: HeadlineProps) => (
  <div>
    <h2 className="text-subheading text-text-muted">{words}</h2>
    <p data-headline className="mt-1 font-heading text-display leading-none font-semibold tabular-nums">
      <span className="border-b-4 border-lamp pb-1">{formatOutput(calculator, line, line.value)}</span>
    </p>
    <div className="mt-7 border-t border-line">
      <Details summary="How this is worked out">
        <StepExplanation step={line} rules={calculator.rules} />
      </Details>
    </div>
  </div>
);

const Notes = ({ notes }: { notes: readonly string[] }) =>
  notes.length > 0 ? (
    <div>
      <h3 className="text-subheading">What to know</h3>
      <ul className="mt-3 grid list-disc gap-2.5 pl-5 marker:text-edge">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  ) : null;
