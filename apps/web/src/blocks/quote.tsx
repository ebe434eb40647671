import { Section } from '@majak/ui/section';
import { Paragraphs } from './paragraphs.tsx';

export type QuoteProps = { text: string; author: string; about?: string | null };

/** Words of somebody, with who said them. */
export const Quote = ({ text, author, about }: QuoteProps) => (
  <Section tone="fog">
    <figure className="max-w-[44rem]">
      <blockquote className="border-l-4 border-edge pl-6 font-heading text-heading font-semibold sm:pl-8">
        <Paragraphs text={text} />
      </blockquote>
      <figcaption className="mt-5 pl-7 sm:pl-9">
        {author}
        {about ? <span className="text-text-muted">, {about}</span> : null}
      </figcaption>
    </figure>
  </Section>
);
