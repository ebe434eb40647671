import type { Declared } from '@majak/tools/calculator/output';
import { DataTable } from '@majak/ui/data-table';
import { FieldName } from './field-name.tsx';

const columns = [
  { key: 'name', label: 'Output' },
  { key: 'label', label: 'What it is' },
  { key: 'unit', label: 'Unit' },
] as const;

const rowOf = ({ path, output, always }: Declared) => ({
  id: path,
  cells: {
    name: <FieldName>{path}</FieldName>,
    label: always ? output.label : `${output.label} (for some inputs)`,
    unit: output.unit ?? 'list of objects',
  },
});

/** What a calculator answers. */
export const OutputsTable = ({ outputs }: { outputs: readonly Declared[] }) => (
  <div className="text-small">
    <DataTable caption="Outputs" columns={columns} rows={outputs.map(rowOf)} />
  </div>
);
