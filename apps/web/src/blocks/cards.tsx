import { Drawing, type DrawingName } from '@majak/ui/drawings/drawing';
import { Icon } from '@majak/ui/icon';
import { Section } from '@majak/ui/section';
import { BlockHeading } from './block-heading.tsx';
import { Paragraphs } from './paragraphs.tsx';

type CardProps = {
  title: string;
  text: string;
  href: string;
  linkLabel: string;
  drawing?: DrawingName | null;
  id?: string | null;
};
export type CardsProps = {
  id?: string | null;
  title: string;
  lead?: string | null;
  cards: readonly CardProps[];
};

const Card = ({ title, text, href, linkLabel, drawing }: CardProps) => (
  <li className="lit-on-hover group relative flex flex-col max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:gap-x-4 rounded-lg border border-line bg-surface-raised p-5 transition-colors hover:border-edge md:p-8">
    {drawing ? (
      <Drawing name={drawing} className="mb-6 h-24 w-auto self-start max-sm:hidden md:h-28" />
    ) : null}
    <h3>{title}</h3>
    <div className="mt-2 max-w-measure grow text-text-muted max-sm:col-span-2 max-sm:text-small md:mt-2.5">
      <Paragraphs text={text} />
    </div>
    <a
      href={href}
      className="mt-5 inline-flex min-h-11 max-sm:col-start-2 max-sm:row-start-1 max-sm:mt-0 max-sm:min-h-6 max-sm:min-w-6 items-center gap-2 self-start font-semibold text-link after:absolute after:inset-0 after:rounded-lg group-hover:text-link-hover group-hover:underline group-hover:underline-offset-4"
    >
      <span className="max-sm:sr-only">{linkLabel}</span>
      <Icon name="arrow-right" size={20} />
    </a>
  </li>
);

/** So many beside each other that none is left alone in its row. */
const wide = (cards: number): string => {
  if (cards % 3 === 0) return `md:grid-cols-3 ${cards % 2 === 1 ? 'sm:max-md:*:last:col-span-2' : ''}`;
  if (cards % 4 === 0) return 'lg:grid-cols-4';
  return cards % 2 === 1 ? 'sm:*:last:col-span-2' : '';
};

export const Cards = ({ id, title, lead, cards }: CardsProps) => (
  <Section id={id ?? undefined}>
    <BlockHeading title={title} lead={lead} />
    <ul className={`mt-6 grid gap-3 sm:grid-cols-2 sm:gap-5 md:mt-10 md:gap-6 ${wide(cards.length)}`}>
      {cards.map((card) => (
        <Card key={card.id ?? card.title} {...card} />
      ))}
    </ul>
  </Section>
);
