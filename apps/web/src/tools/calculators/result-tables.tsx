import type { Answer } from '@majak/tools/kit/answer';
import { DataTable } from '@majak/ui/data-table';
import { Details } from '@majak/ui/details';
import { shown, words } from './spoken.ts';
import { Working } from './working.tsx';

type Rows = readonly Readonly<Record<string, number | string | boolean>>[];

const isRows = (value: unknown): value is Rows => Array.isArray(value);

const day = /^\d{4}-\d{2}-\d{2}$/;
/** Columns that count rows or name a year; every other number of a table is an amount. */
const counted = /^(year|month|sale|row)$/;

const cell = (key: string, value: Rows[number][string] | undefined) => {
  if (typeof value === 'number') return counted.test(key) ? String(value) : shown(value, 'CZK');
  return shown(value, typeof value === 'string' && day.test(value) ? 'date' : 'text');
};

/** Outputs that are tables: a row a year, a row a sale. */
export const ResultTables = ({ answer }: { answer: Answer }) =>
  Object.entries(answer.outputs).map(([name, rows]) => {
    if (!isRows(rows) || rows.length === 0) return null;
    const line = answer.trace.find(({ output }) => output === name);
    const keys = Object.keys(rows[0] ?? {});
    return (
      <Details key={name} summary={line?.label ?? words(name)}>
        {line ? <Working step={line} /> : null}
        <div className="mt-4">
          <DataTable
            caption={line?.label ?? words(name)}
            captionHidden
            columns={keys.map((key) => ({
              key,
              label: words(key),
              numeric: typeof rows[0]?.[key] === 'number',
            }))}
            rows={rows.map((row, at) => ({
              id: String(at),
              cells: Object.fromEntries(keys.map((key) => [key, cell(key, row[key])])),
            }))}
          />
        </div>
      </Details>
    );
  });
