import type { ReactNode } from 'react';

export type Column = { key: string; label: string; numeric?: boolean };
type DataTableProps = {
  caption: ReactNode;
  /** Hidden when the heading above already says it. */
  captionHidden?: boolean;
  /** The first column names the row. */
  columns: readonly Column[];
  rows: readonly { id: string; cells: Record<string, ReactNode>; strong?: boolean }[];
};

const cellBase =
  'max-sm:flex max-sm:justify-between max-sm:gap-6 max-sm:py-1 sm:px-3 sm:py-3 sm:first:pl-0 sm:last:pr-0';

/** Figures in rows. On a phone every row becomes a small list, so nothing scrolls sideways. */
export const DataTable = ({ caption, captionHidden, columns, rows }: DataTableProps) => {
  const [first, ...others] = columns;
  if (!first) return null;
  return (
    <table className="w-full border-collapse max-sm:block">
      <caption className={captionHidden ? 'sr-only' : 'pb-3 text-left font-semibold max-sm:block'}>
        {caption}
      </caption>
      <thead className="border-b border-edge max-sm:sr-only">
        <tr>
          {columns.map(({ key, label, numeric }) => (
            <th
              key={key}
              scope="col"
              className={`px-3 py-2.5 text-small font-semibold text-text-muted first:pl-0 last:pr-0 ${numeric ? 'text-right' : 'text-left'}`}
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block max-sm:border-t max-sm:border-edge">
        {rows.map(({ id, cells, strong }) => (
          <tr
            key={id}
            className={`border-b border-line align-top max-sm:block max-sm:py-3 ${strong ? 'font-semibold' : ''}`}
          >
            <th scope="row" className={`${cellBase} text-left ${strong ? 'font-semibold' : 'font-medium'}`}>
              {cells[first.key]}
            </th>
            {others.map(({ key, label, numeric }) => (
              <td
                key={key}
                className={`${cellBase} ${numeric ? 'sm:text-right sm:whitespace-nowrap' : ''} ${cells[key] ? '' : 'max-sm:hidden'}`}
              >
                <span aria-hidden="true" className="font-normal text-text-muted sm:hidden">
                  {label}
                </span>
                <span className="max-sm:text-right">{cells[key]}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
