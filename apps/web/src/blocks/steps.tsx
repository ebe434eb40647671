import { Timeline, type Who } from '@majak/ui/timeline';
import { Paragraphs } from './paragraphs.tsx';
import { Split } from './split-section.tsx';

type Step = { title: string; text: string; who?: Who | null; when?: string | null; id?: string | null };
export type StepsProps = { title: string; lead?: string | null; steps: readonly Step[] };

export const Steps = ({ title, lead, steps }: StepsProps) => (
  <Split title={title} lead={lead}>
    <Timeline steps={steps.map(({ text, ...step }) => ({ ...step, content: <Paragraphs text={text} /> }))} />
  </Split>
);
