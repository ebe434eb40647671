import { Accordion } from '@majak/ui/accordion';
import { anchorOf } from './anchor.ts';
import { Paragraphs } from './paragraphs.tsx';
import { Split } from './split-section.tsx';

export type QuestionsProps = {
  title: string;
  items: readonly { question: string; answer: string; id?: string | null }[];
};

export const Questions = ({ title, items }: QuestionsProps) => (
  <Split title={title}>
    <Accordion
      name={`questions-${anchorOf(title)}`}
      items={items.map(({ question, answer }) => ({
        summary: question,
        content: <Paragraphs text={answer} />,
      }))}
    />
  </Split>
);
