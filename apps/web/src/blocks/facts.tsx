import { Section } from '@majak/ui/section';
import { Paragraphs } from './paragraphs.tsx';

export type FactsProps = { items: readonly { label: string; value: string; id?: string | null }[] };

export const Facts = ({ items }: FactsProps) => (
  <Section>
    <dl className="grid gap-x-10 gap-y-6 sm:grid-cols-2 md:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]">
      {items.map(({ label, value, id }) => (
        <div key={id ?? label} className="border-t-2 border-text pt-4">
          <dt className="text-small text-text-muted">{label}</dt>
          <dd className="mt-1 font-medium">
            <Paragraphs text={value} />
          </dd>
        </div>
      ))}
    </dl>
  </Section>
);
