import { Section } from '@majak/ui/section';
import { useId } from 'react';
import { BlockHeading } from './block-heading.tsx';
import type { RichTextData } from './headings.ts';
import { RichText } from './rich-text.tsx';

export type TabsProps = {
  title: string;
  lead?: string | null;
  tabs: readonly { label: string; body?: RichTextData | null; id?: string | null }[];
};

/** One of several texts at a time. Details of one name close each other; the style sheet lays them out as tabs. */
export const Tabs = ({ title, lead, tabs }: TabsProps) => {
  const name = `tabs${useId()}`;
  return (
    <Section>
      <BlockHeading title={title} lead={lead} />
      <div className="tabs-block mt-8">
        {tabs.map(({ label, body, id }, index) => (
          <details key={id ?? label} name={name} open={index === 0}>
            <summary>{label}</summary>
            <div className="pt-6 pb-2">
              <RichText data={body} />
            </div>
          </details>
        ))}
      </div>
    </Section>
  );
};
