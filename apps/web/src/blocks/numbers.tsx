import { Section } from '@majak/ui/section';
import { BlockHeading } from './block-heading.tsx';

export type NumbersProps = {
  title: string;
  lead?: string | null;
  items: readonly { value: string; label: string; note?: string | null; id?: string | null }[];
};

/** A few figures, large, each with what it counts. */
export const Numbers = ({ title, lead, items }: NumbersProps) => (
  <Section tone="harbour">
    <BlockHeading title={title} lead={lead} />
    <dl className="mt-10 grid gap-x-10 gap-y-8 sm:grid-cols-2 md:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]">
      {items.map(({ value, label, note, id }) => (
        <div key={id ?? label} className="flex flex-col border-t border-line pt-5">
          <dt className="order-2 mt-2">{label}</dt>
          <dd className="order-1 font-heading text-title font-semibold tabular-nums">{value}</dd>
          {note ? <dd className="order-3 mt-1 text-small text-text-muted">{note}</dd> : null}
        </div>
      ))}
    </dl>
  </Section>
);
