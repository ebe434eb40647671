import { type CalculatorResult, outputAt, type TraceLine } from '@majak/tools/calculator/calculate';
import type { Calculator } from '@majak/tools/calculator/calculator';
import type { Leaf, TableOutput } from '@majak/tools/calculator/output';
import { DataTable } from '@majak/ui/data-table';
import { Details } from '@majak/ui/details';
import { formatValue } from '@majak/ui/format-value';
import { StepExplanation } from './step-explanation.tsx';

type Props = { calculator: Calculator; result: CalculatorResult };

/** Outputs that are tables: a row a year, a row a sale. */
export const ResultTables = ({ calculator, result }: Props) =>
  result.trace.map((line) => {
    const output = calculator.declared.get(line.output)?.output;
    const rows = outputAt(result.outputs, line.output);
    if (!(output?.columns && Array.isArray(rows) && rows.length > 0)) return null;
    return (
      <ResultTable
        key={line.output}
        rules={calculator.rules}
        line={line}
        columns={output.columns}
        rows={rows}
      />
    );
  });

/** A cell in the words that were declared for it, or with its unit. */
const cell = ({ options, unit }: Leaf, value: unknown): string =>
  options?.[String(value)] ?? formatValue(value, unit);

const isNumber = ({ unit }: Leaf) => !/^(?:date|text|yes or no)$/.test(unit);

type TableProps = Pick<TableOutput, 'columns'> & {
  rules: Calculator['rules'];
  line: TraceLine;
  rows: readonly Record<string, unknown>[];
};

const ResultTable = ({ rules, line, columns, rows }: TableProps) => {
  const all = Object.entries(columns);
  return (
    <Details summary={line.label}>
      <StepExplanation step={line} rules={rules} />
      <div className="mt-4">
        <DataTable
          caption={line.label}
          captionHidden
          columns={all.map(([key, column]) => ({ key, label: column.label, numeric: isNumber(column) }))}
          rows={rows.map((row, at) => ({
            id: String(at),
            cells: Object.fromEntries(all.map(([key, column]) => [key, cell(column, row[key])])),
          }))}
        />
      </div>
    </Details>
  );
};
