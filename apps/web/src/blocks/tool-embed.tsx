import { Button } from '@majak/ui/button';
import { Drawing } from '@majak/ui/drawings/drawing';
import type { Option } from '@majak/ui/option-list';
import { SelectField } from '@majak/ui/select-field';
import { TextField } from '@majak/ui/text-field';
import { useId } from 'react';

/** A calculator as another page shows it; with its one question where it starts with one number. */
export type ToolEmbed = { slug: string; title: string; lead: string; quick?: QuickTool };

/** A question beside the first: chosen where it has options, else typed. */
export type FurtherQuestion = {
  name: string;
  label: string;
  hint?: string | undefined;
  start: string;
  options?: readonly Option[];
};

/** A calculator in one question, or a few: its field, and the answer to what stands there at the start. */
export type QuickTool = {
  /** The code of the country whose calculator it is: the script brings its list alone. */
  country: string;
  field: string;
  label: string;
  unit: string | undefined;
  start: string;
  /** What the answer turns on besides. */
  more?: readonly FurtherQuestion[];
  /** The number that matters, and what to know of it. */
  head: { label: string; value: string; note?: string };
};

/** What is asked besides, a step each. */
const Further = ({
  id,
  question: { start, options, ...asked },
}: {
  id: string;
  question: FurtherQuestion;
}) =>
  options ? (
    <SelectField {...asked} id={id} options={options} defaultValue={start} />
  ) : (
    <TextField
      {...asked}
      id={id}
      defaultValue={start}
      inputMode="decimal"
      autoComplete="off"
      maxLength={30}
      chars={4}
    />
  );

/** One number in, one number out. Without script the form leads to the calculator's page with the number filled in. */
const Quick = ({ slug, quick }: { slug: string; quick: QuickTool }) => {
  // A page may ask the same twice: in its text and in a block.
  const id = `quick${useId()}`;
  return (
    <form
      method="post"
      action={`/calculators/${slug}`}
      data-quick={slug}
      data-country={quick.country}
      noValidate
      className="grid gap-6 rounded-lg border border-line bg-surface-raised p-5 sm:p-8"
    >
      <TextField
        id={id}
        name={quick.field}
        label={quick.label}
        suffix={quick.unit}
        defaultValue={quick.start}
        inputMode="decimal"
        autoComplete="off"
        maxLength={30}
        chars={12}
      />
      {quick.more?.map((question) => (
        <Further key={question.name} id={`${id}${question.name}`} question={question} />
      ))}
      <p>
        <span data-answer-words className="block text-text-muted">
          {quick.head.label}
        </span>
        <output
          htmlFor={id}
          className="mt-1 inline-block border-b-4 border-lamp font-heading text-title font-semibold data-fault:border-none data-fault:font-text data-fault:text-body data-fault:text-error"
        >
          {quick.head.value}
        </output>
        {quick.head.note ? (
          <span className="mt-3 block text-small text-text-muted">{quick.head.note}</span>
        ) : null}
      </p>
      <Button type="submit" icon="arrow-right" className="justify-self-start">
        See how it’s worked out
      </Button>
    </form>
  );
};

const Way = ({ slug, title, lead }: ToolEmbed) => (
  <div className="flex flex-wrap items-start gap-x-8 gap-y-4 rounded-lg border border-line bg-surface-raised p-5 sm:p-8">
    <Drawing name="receipt" className="lit-on-hover h-20 w-auto max-sm:hidden" />
    <div className="min-w-0 flex-1 basis-64">
      <p className="font-heading text-subheading font-semibold">{title}</p>
      <p className="mt-2 text-text-muted">{lead}</p>
      <Button href={`/calculators/${slug}`} icon="arrow-right" className="mt-5">
        Open the calculator
      </Button>
    </div>
  </div>
);

/** A calculator on another page: asked and answered in place, or led to. */
export const ToolEmbed = ({ tool }: { tool: ToolEmbed }) => (
  <div className="tool-embed not-prose">
    {tool.quick ? <Quick slug={tool.slug} quick={tool.quick} /> : <Way {...tool} />}
  </div>
);
