import { DataTable } from '@majak/ui/data-table';
import type { Output } from '../calculators/outputs.ts';
import { Name } from './name.tsx';

const columns = [
  { key: 'name', label: 'Output' },
  { key: 'label', label: 'What it is' },
  { key: 'unit', label: 'Unit' },
] as const;

const isTable = ({ values }: Output) => values.some((value) => Array.isArray(value));

const rowOf = (output: Output) => ({
  id: output.name,
  cells: {
    name: <Name>{output.name}</Name>,
    label: output.always ? output.label : `${output.label} (for some inputs)`,
    unit: isTable(output) ? 'list of objects' : output.unit,
  },
});

/** What a calculator answers. */
export const OutputsTable = ({ outputs }: { outputs: readonly Output[] }) => (
  <div className="text-small">
    <DataTable caption="Outputs" columns={columns} rows={outputs.map(rowOf)} />
  </div>
);
