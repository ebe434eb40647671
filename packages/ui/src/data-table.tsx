import type { ReactNode } from 'react';

type Column = { key: string; label: string; numeric?: boolean };
type DataTableProps = {
  caption: ReactNode;
  /** Hidden when the heading above already says it. */
  captionHidden?: boolean;
  /** The first column names the row. */
  columns: readonly Column[];
  rows: readonly { id: string; cells: Record<string, ReactNode>; strong?: boolean }[];
  /** Cells are sentences: on a phone they stand below their labels, not beside them. */
  wordy?: boolean;
};

const classes = (...names: (string | false | undefined)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined;

/** Figures in rows. On a phone every row becomes a small list, so nothing scrolls sideways. */
export const DataTable = ({ caption, captionHidden, columns, rows, wordy }: DataTableProps) => {
  const [first, ...others] = columns;
  if (!first) return null;
  return (
    <table className={wordy ? 'data-table wordy' : 'data-table'}>
      <caption className={captionHidden ? 'sr-only' : 'pb-3 text-left font-semibold max-sm:block'}>
        {caption}
      </caption>
      <thead className="max-sm:sr-only">
        <tr>
          {columns.map(({ key, label, numeric }) => (
            <th key={key} scope="col" className={classes(numeric && 'numeric')}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells, strong }) => (
          <tr key={id} className={classes(strong && 'strong')}>
            <th scope="row">{cells[first.key]}</th>
            {others.map(({ key, label, numeric }) => (
              <td key={key} className={classes(numeric && 'numeric', !cells[key] && 'empty')}>
                <span aria-hidden="true" className="label">
                  {label}
                </span>
                <span>{cells[key]}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
