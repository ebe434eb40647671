import { Section } from '@majak/ui/section';
import { BlockHeading } from './block-heading.tsx';
import { Paragraphs } from './paragraphs.tsx';

type OptionProps = {
  name: string;
  forWhom: string;
  time: string;
  price: string;
  note?: string | null;
  id?: string | null;
};
export type CompareProps = { title: string; lead?: string | null; options: readonly OptionProps[] };

const Line = ({ label, text, strong = false }: { label: string; text: string; strong?: boolean }) => (
  <div className="border-t border-line py-3 max-md:border-none max-md:py-0.5">
    <dt className="text-small text-text-muted max-md:sr-only">{label}</dt>
    <dd className={strong ? 'font-heading text-subheading font-semibold tabular-nums' : 'max-md:text-small'}>
      <Paragraphs text={text} />
    </dd>
  </div>
);

/** Its lines share the rows of the grid with its neighbours, so that like stands beside like. */
const Option = ({ name, forWhom, time, price, note }: OptionProps) => (
  <li className="rounded-lg border border-line bg-surface-raised p-5 md:row-span-5 md:mb-6 md:p-6 md:grid md:grid-rows-subgrid">
    <h3 className="pb-2 md:pb-4">{name}</h3>
    <dl className="md:row-span-4 md:grid md:grid-rows-subgrid">
      <Line label="Who it’s for" text={forWhom} />
      <Line label="How long" text={time} />
      <Line label="Price" text={price} strong />
      {note ? <Line label="Good to know" text={note} /> : null}
    </dl>
  </li>
);

/** So many beside each other that none is left alone in the last row. */
const columnsFor = (options: number): string => {
  if (options === 5) return 'md:grid-cols-6 md:*:col-span-2 md:*:nth-[n+4]:col-span-3';
  if (options < 3) return 'md:grid-cols-2';
  return options % 3 === 0 || options % 4 === 1 ? 'md:grid-cols-3' : 'md:grid-cols-2 lg:grid-cols-4';
};

/** Options side by side; on a phone one under the other. */
export const Compare = ({ title, lead, options }: CompareProps) => (
  <Section tone="fog">
    <BlockHeading title={title} lead={lead} />
    <ul className={`mt-6 grid gap-3 md:mt-10 md:-mb-6 md:gap-x-6 md:gap-y-0 ${columnsFor(options.length)}`}>
      {options.map((option) => (
        <Option key={option.id ?? option.name} {...option} />
      ))}
    </ul>
  </Section>
);
