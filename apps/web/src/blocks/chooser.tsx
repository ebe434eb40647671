import { Icon } from '@majak/ui/icon';
import { Section } from '@majak/ui/section';
import { BlockHeading } from './block-heading.tsx';
import { Paragraphs } from './paragraphs.tsx';

type OptionProps = { label: string; text: string; href: string; id?: string | null };
export type ChooserProps = { title: string; lead?: string | null; options: readonly OptionProps[] };

/** Its lamp goes on only when it is pointed at. */
const Way = ({ label, text, href }: OptionProps) => (
  <li className="group relative grid grid-cols-[minmax(0,1fr)_auto] grid-rows-[auto_1fr] gap-x-6 rounded-lg border border-edge bg-surface-raised p-5 transition-colors hover:border-text md:p-8">
    <h3 className="max-sm:self-center">
      <a href={href} className="after:absolute after:inset-0 after:rounded-lg">
        {label}
      </a>
    </h3>
    <span className="grid size-12 sm:row-span-2 place-items-center rounded-full border border-edge transition-colors group-focus-within:border-lamp-edge group-focus-within:bg-lamp group-focus-within:text-ink group-hover:border-lamp-edge group-hover:bg-lamp group-hover:text-ink">
      <Icon name="arrow-right" />
    </span>
    <div className="mt-2 text-text-muted max-sm:col-span-2 max-sm:mt-2 max-sm:text-small">
      <Paragraphs text={text} />
    </div>
  </li>
);

/** Where are you from: a few answers, each leads to its page. */
export const Chooser = ({ title, lead, options }: ChooserProps) => (
  <Section>
    <BlockHeading title={title} lead={lead} />
    <ul className="mt-6 grid gap-3 md:mt-10 md:grid-cols-2 md:gap-6">
      {options.map((option) => (
        <Way key={option.id ?? option.label} {...option} />
      ))}
    </ul>
  </Section>
);
