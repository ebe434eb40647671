import { Button } from '@majak/ui/button';
import { Checklist as List } from '@majak/ui/checklist';
import { Split } from './split-section.tsx';

export type ChecklistProps = {
  title: string;
  lead?: string | null;
  kind: 'provide' | 'included';
  items: readonly { text: string; hint?: string | null; id?: string | null }[];
};

/** What to bring can be printed; the shell's script listens to `data-print`, so without one there is no button. */
const PrintButton = () => (
  <div className="mt-6 noscript:hidden print:hidden">
    <Button icon="print" data-print="">
      Print this list
    </Button>
  </div>
);

export const Checklist = ({ title, lead, kind, items }: ChecklistProps) => (
  <Split title={title} lead={lead} tone="sand" aside={kind === 'provide' ? <PrintButton /> : null}>
    <List kind={kind} items={items} />
  </Split>
);
