import { Section } from '@majak/ui/section';
import { BlockHeading } from './block-heading.tsx';
import { Paragraphs } from './paragraphs.tsx';

export type ProblemsProps = {
  title: string;
  lead?: string | null;
  items: readonly { problem: string; solution: string; id?: string | null }[];
};

/** What troubles people at the left, what is done about it at the right. */
export const Problems = ({ title, lead, items }: ProblemsProps) => (
  <Section>
    <BlockHeading title={title} lead={lead} />
    <ul className="mt-10 border-t border-edge">
      {items.map(({ problem, solution, id }) => (
        <li
          key={id ?? problem}
          className="grid gap-x-16 gap-y-2 border-b border-line py-6 md:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]"
        >
          <h3 className="text-subheading">{problem}</h3>
          <div className="max-w-measure text-text-muted">
            <Paragraphs text={solution} />
          </div>
        </li>
      ))}
    </ul>
  </Section>
);
