import { Section } from '@majak/ui/section';
import { use } from 'react';
import { TextAidsContext } from '../text-aids/text-aids.tsx';
import { BlockHeading } from './block-heading.tsx';
import { ToolEmbed } from './tool-embed.tsx';

export type ToolProps = { title: string; lead?: string | null; calculator: string };

/** A calculator with what there is to say of it beside it. */
export const Tool = ({ title, lead, calculator }: ToolProps) => {
  const tool = use(TextAidsContext).tools.find(({ slug }) => slug === calculator);
  return tool ? (
    <Section tone="fog" id={`tool-${calculator}`}>
      <div className="grid items-start gap-8 md:grid-cols-2 md:gap-16">
        <BlockHeading title={title} lead={lead} />
        <ToolEmbed tool={tool} />
      </div>
    </Section>
  ) : null;
};
