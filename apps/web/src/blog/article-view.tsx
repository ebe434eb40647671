import type { ListedArticle } from '@majak/desk/content/read';
import { topicLabels } from '@majak/desk/content/topics';
import type { Article, Service } from '@majak/desk/payload-types';
import { Breadcrumbs } from '@majak/ui/breadcrumbs';
import { Container } from '@majak/ui/container';
import { headingsOf, RichText } from '../blocks/rich-text.tsx';
import { ToolEmbed } from '../blocks/tool-embed.tsx';
import { localDate } from '../local-date.ts';
import { ServiceCard } from '../services/service-card.tsx';
import type { Term } from '../text-aids/glossary.ts';
import { TextAids } from '../text-aids/text-aids.tsx';
import { nextIn, Series } from './series.tsx';
import { TableOfContents } from './table-of-contents.tsx';

type Props = {
  article: Article;
  service?: Service;
  series: readonly ListedArticle[];
  terms: readonly Term[];
  tools: readonly ToolEmbed[];
  /** The related calculator, where the text does not hold it itself. */
  below?: ToolEmbed;
};

/** An article: lead, dates of writing and check, contents, text, the calculator and the service it leads to, its series. */
export function ArticleView({ article, service, series, terms, tools, below }: Props) {
  const next = nextIn(series, article.slug);
  return (
    <article className="pb-16 md:pb-24">
      <Top article={article} />
      <Container>
        <div className="mt-10 grid gap-10 lg:mt-16 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-16">
          <div className="lg:sticky lg:top-24 lg:self-start">
            <TableOfContents headings={headingsOf(article.body).filter(({ level }) => level === 2)} />
          </div>
          <div className="grid max-w-measure gap-12">
            <TextAids terms={terms} tools={tools}>
              <RichText data={article.body} />
            </TextAids>
            <Correction article={article} />
            {below ? <ToolEmbed tool={below} /> : null}
            {service ? (
              <aside aria-label="The service for this">
                <h2 className="text-heading">We can do this for you</h2>
                <div className="mt-4">
                  <ServiceCard service={service} />
                </div>
              </aside>
            ) : null}
            {next ? <Next article={next} /> : null}
            <Series name={article.series ?? ''} articles={series} current={article.slug} />
          </div>
        </div>
      </Container>
    </article>
  );
}

const Top = ({ article }: { article: Article }) => (
  <header className="tone-sand py-10 md:py-16">
    <Container>
      <Breadcrumbs
        items={[{ label: 'Home', href: '/' }, { label: 'Blog', href: '/blog' }, { label: article.title }]}
      />
      <h1 className="mt-6 max-w-[20ch]">{article.title}</h1>
      <p className="mt-6 max-w-measure text-lead">{article.lead}</p>
      <Dates article={article} />
      <Topics article={article} />
    </Container>
  </header>
);

const Day = ({ day }: { day: string }) => (
  <time dateTime={day.slice(0, 10)} className="whitespace-nowrap">
    {localDate(day)}
  </time>
);

/** Who wrote it and when, and who checked its facts and when, as far as they are named. */
const Dates = ({
  article: { writtenOn, writtenBy, checkedOn, reviewedBy, readingMinutes },
}: {
  article: Article;
}) => (
  <p className="mt-6 text-small text-text-muted *:block">
    <span>
      Written {writtenBy ? `by ${writtenBy} on ` : ''}
      <Day day={writtenOn} />
    </span>
    <span>
      Facts last checked {reviewedBy ? `by ${reviewedBy} on ` : ''}
      <Day day={checkedOn} />
    </span>
    {readingMinutes ? <span>{readingMinutes}-minute read</span> : null}
  </p>
);

/** The way to tell us what is wrong, which names the article in the message. */
const Correction = ({ article: { slug } }: { article: Article }) => (
  <p className="border-t border-line pt-6 text-small print:hidden">
    Is something wrong, unclear or out of date?{' '}
    <a href={`/contact?about=${slug}`} className="link">
      Tell us what’s wrong
    </a>
    . A person reads it and puts the article right.
  </p>
);

const Topics = ({ article }: { article: Article }) =>
  article.topics?.length ? (
    <ul aria-label="Topics" className="mt-4 flex flex-wrap gap-2 print:hidden">
      {article.topics.map((topic) => (
        <li key={topic}>
          <a href={`/blog?topic=${topic}`} className="tab">
            {topicLabels[topic]}
          </a>
        </li>
      ))}
    </ul>
  ) : null;

const Next = ({ article }: { article: ListedArticle }) => (
  <p className="border-t border-line pt-6">
    <span className="text-small text-text-muted">Next in the series</span>
    <a
      href={`/${article.slug}`}
      className="mt-1 block font-heading text-subheading font-semibold hover:underline"
    >
      {article.title}
    </a>
  </p>
);
