import type { Answer } from '@majak/tools/kit/answer';
import { DataTable } from '@majak/ui/data-table';
import { Details } from '@majak/ui/details';
import { shown } from './spoken.ts';
import { Working } from './working.tsx';

type Rows = readonly Readonly<Record<string, number | string | boolean>>[];

const isRows = (value: unknown): value is Rows => Array.isArray(value);

const heading = (key: string) => {
  const words = key.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const cell = (key: string, value: Rows[number][string] | undefined) => {
  if (typeof value !== 'number') return shown(value, /on$|date/i.test(key) ? 'date' : 'text');
  return /year|month|sale|row/i.test(key) ? String(value) : shown(value, 'CZK');
};

/** Outputs that are tables: a row a year, a row a sale. */
export const ResultTables = ({ answer }: { answer: Answer }) =>
  Object.entries(answer.outputs).map(([name, rows]) => {
    if (!isRows(rows) || rows.length === 0) return null;
    const line = answer.trace.find(({ output }) => output === name);
    const keys = Object.keys(rows[0] ?? {});
    return (
      <Details key={name} summary={line?.label ?? heading(name)}>
        {line ? <Working step={line} on={answer.lawAsOf} /> : null}
        <div className="mt-4">
          <DataTable
            caption={line?.label ?? heading(name)}
            captionHidden
            columns={keys.map((key) => ({
              key,
              label: heading(key),
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
