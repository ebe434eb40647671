import { Button } from '@majak/ui/button';
import { Section } from '@majak/ui/section';
import { anchorOf } from './anchor.ts';
import { BlockHeading } from './block-heading.tsx';
import type { RichTextData } from './headings.ts';
import { RichText } from './rich-text.tsx';
import { safeHref } from './safe-href.ts';

type Step = {
  title: string;
  body?: RichTextData | null;
  linkLabel?: string | null;
  linkHref?: string | null;
  id?: string | null;
};
export type StepperProps = { title: string; lead?: string | null; steps: readonly Step[] };

type Place = { step: Step; at: number; ids: readonly string[] };

const Ways = ({ at, ids, step }: Place) => (
  <div className="mt-8 flex flex-wrap gap-3 print:hidden">
    {at > 0 ? <Button href={`#${ids[at - 1]}`}>Back</Button> : null}
    {at < ids.length - 1 ? (
      <Button href={`#${ids[at + 1]}`} variant="primary" icon="arrow-right">
        Next step
      </Button>
    ) : null}
    {step.linkLabel && safeHref(step.linkHref) ? (
      <Button href={safeHref(step.linkHref)} variant={at < ids.length - 1 ? 'secondary' : 'primary'}>
        {step.linkLabel}
      </Button>
    ) : null}
  </div>
);

const Panel = ({ step, at, ids }: Place) => (
  <section id={ids[at]} className="stepper-panel" aria-labelledby={`${ids[at]}-title`} tabIndex={-1}>
    <p className="text-small text-text-muted">
      Step {at + 1} of {ids.length}
    </p>
    <h3 id={`${ids[at]}-title`} className="mt-1 text-heading">
      {step.title}
    </h3>
    <div className="mt-4">
      <RichText data={step.body} />
    </div>
    <Ways step={step} at={at} ids={ids} />
  </section>
);

/** One step at a time: the address says which, so that Back works and a step can be sent to somebody. On paper all are there. */
export const Stepper = ({ title, lead, steps }: StepperProps) => {
  const ids = steps.map((step, index) => `step-${index + 1}-${anchorOf(step.title ?? '')}`);
  return (
    <Section tone="sand">
      <BlockHeading title={title} lead={lead} />
      <div className="stepper mt-8">
        <nav aria-label={`${title}: steps`} className="print:hidden">
          <ol>
            {steps.map((step, index) => (
              <li key={step.id ?? step.title}>
                <a href={`#${ids[index]}`}>
                  <span aria-hidden="true">{index + 1}</span>
                  {step.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        {steps.map((step, index) => (
          <Panel key={step.id ?? step.title} step={step} at={index} ids={ids} />
        ))}
      </div>
    </Section>
  );
};
