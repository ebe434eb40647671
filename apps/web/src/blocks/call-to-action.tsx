import { Button } from '@majak/ui/button';
import { Section } from '@majak/ui/section';
import { Paragraphs } from './paragraphs.tsx';

export type CallToActionProps = { title: string; text: string; label: string; href: string };

/** One next step, on the dark, lit. */
export const CallToAction = ({ title, text, label, href }: CallToActionProps) => (
  <Section tone="harbour">
    <div className="grid items-center gap-x-16 gap-y-8 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="max-w-[44rem]">
        <h2>{title}</h2>
        <div className="mt-4 max-w-measure text-lead text-text-muted">
          <Paragraphs text={text} />
        </div>
      </div>
      <Button
        href={href}
        variant="primary"
        icon="arrow-right"
        className="justify-self-start max-xs:justify-self-stretch"
      >
        {label}
      </Button>
    </div>
  </Section>
);
