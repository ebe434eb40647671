import { Button } from '@majak/ui/button';
import { Section } from '@majak/ui/section';
import { TextField } from '@majak/ui/text-field';
import { BlockHeading } from './block-heading.tsx';

export type ToolProps = { title: string; lead?: string | null; calculator: string };
/** A calculator in one question: its field, and the answer to what stands there at the start. */
export type QuickTool = {
  slug: string;
  field: string;
  label: string;
  unit: string | undefined;
  start: string;
  head: { label: string; value: string };
};

/** One number in, one number out. Without script the form leads to the calculator's page with the number filled in. */
export const Tool = ({ title, lead, calculator, tools }: ToolProps & { tools: readonly QuickTool[] }) => {
  const tool = tools.find(({ slug }) => slug === calculator);
  if (!tool) return null;
  const { slug, field, label, unit, start, head } = tool;
  return (
    <Section tone="fog">
      <div className="grid items-start gap-8 md:grid-cols-2 md:gap-16">
        <BlockHeading title={title} lead={lead} />
        <form
          method="post"
          action={`/calculators/${slug}`}
          data-quick={slug}
          noValidate
          className="grid gap-6 rounded-lg border border-line bg-surface-raised p-5 sm:p-8"
        >
          <TextField
            id={`quick-${slug}`}
            name={field}
            label={label}
            suffix={unit}
            defaultValue={start}
            inputMode="decimal"
            autoComplete="off"
            maxLength={30}
            chars={12}
          />
          <p>
            <span className="block text-text-muted">{head.label}</span>
            <output
              htmlFor={`quick-${slug}`}
              className="mt-1 inline-block border-b-4 border-lamp font-heading text-title font-semibold data-fault:border-none data-fault:font-text data-fault:text-body data-fault:text-error"
            >
              {head.value}
            </output>
          </p>
          <Button type="submit" icon="arrow-right" className="justify-self-start">
            See how it is worked out
          </Button>
        </form>
      </div>
    </Section>
  );
};
