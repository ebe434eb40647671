import type { ReactNode } from 'react';
import { Details } from './details.tsx';

type AccordionProps = {
  /** One name on the page: of the items that share it only one is open. */
  name: string;
  items: readonly { summary: ReactNode; content: ReactNode; id?: string }[];
};

export const Accordion = ({ name, items }: AccordionProps) => (
  <div className="border-t border-line">
    {items.map(({ summary, content, id }, index) => (
      <Details key={id ?? `${name}-${index}`} name={name} summary={summary} id={id}>
        {content}
      </Details>
    ))}
  </div>
);
