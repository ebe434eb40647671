import { toolIn } from '@majak/desk/content/tool-token';
import { use } from 'react';
import { ToolEmbed } from '../blocks/tool-embed.tsx';
import { TextAidsContext } from './text-aids.tsx';

/** A paragraph that holds only `{{tool …}}` is that calculator; nothing if the page did not bring it. */
export const ToolParagraph = ({ text }: { text: string }) => {
  const slug = toolIn(text);
  const tool = use(TextAidsContext).tools.find((brought) => brought.slug === slug);
  return tool ? <ToolEmbed tool={tool} /> : null;
};
