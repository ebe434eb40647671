import type { ArticlePage, ListedArticle } from '@majak/desk/content/read';
import { type Topic, topicLabels } from '@majak/desk/content/topics';
import { site } from '@majak/desk/site';
import { Container } from '@majak/ui/container';
import { Drawing } from '@majak/ui/drawings/drawing';
import { localDate } from '../local-date.ts';
import { SearchForm } from '../search/search-form.tsx';
import { Pager } from './pager.tsx';
import { StartHere } from './start-here.tsx';

/** Where a page of the blog is. */
export const blogHref = (page: number, topic: Topic | undefined): string => {
  const asked = new URLSearchParams({
    ...(topic ? { topic } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  }).toString();
  return asked ? `/blog?${asked}` : '/blog';
};

type ArticleListProps = {
  found: ArticlePage;
  topic: Topic | undefined;
  /** The topics there are articles about. */
  topics: readonly Topic[];
  /** The articles to begin with. */
  start: readonly ListedArticle[];
};

/** The blog: newest first, each with its lead and the day its facts were checked; all of it, or one topic. */
export const ArticleList = ({ found, topic, topics, start }: ArticleListProps) => (
  <>
    <div className="tone-sand py-12 md:py-20">
      <Container>
        <h1>{topic ? `Blog: ${topicLabels[topic]}` : 'Blog'}</h1>
        <p className="mt-6 max-w-measure text-lead">
          What people who move to {site.jurisdiction.inText} ask us, answered with the office, the fee and the
          section of the law.
        </p>
        <Topics current={topic} topics={topics} />
      </Container>
    </div>
    <Container className="pb-12 md:pb-20">
      <StartHere articles={start} />
      <h2 className={start.length > 0 ? 'mt-14 md:mt-20' : 'sr-only'}>
        {start.length > 0 ? 'All articles' : 'Articles'}
      </h2>
      <ul className="divide-y divide-line py-6 md:py-10">
        {found.articles.map((article) => (
          <Item key={article.id} article={article} />
        ))}
      </ul>
      {found.articles.length === 0 ? <Empty topic={topic} /> : null}
      <Pager page={found.page} pages={found.pages} hrefOf={(page) => blogHref(page, topic)} />
      <SearchForm label="Search everything we’ve written" className="mt-10 max-w-measure" />
    </Container>
  </>
);

type TopicsProps = { current: Topic | undefined; topics: readonly Topic[] };
const Topics = ({ current, topics }: TopicsProps) => (
  <nav aria-label="Topics" className="mt-8 flex flex-wrap gap-2">
    {[undefined, ...topics].map((topic) => (
      <a
        key={topic ?? 'all'}
        href={blogHref(1, topic)}
        aria-current={topic === current ? 'page' : undefined}
        className="tab"
      >
        {topic ? topicLabels[topic] : 'All'}
      </a>
    ))}
  </nav>
);

const Item = ({ article }: { article: ListedArticle }) => (
  <li className="relative grid gap-4 py-8 md:grid-cols-[10rem_minmax(0,1fr)] md:gap-10">
    <Drawing name={article.drawing ?? 'form'} className="hidden h-28 w-auto max-w-full md:block" />
    <div className="max-w-measure">
      <h3 className="text-heading">
        <a href={`/${article.slug}`} className="after:absolute after:inset-0 hover:underline">
          {article.title}
        </a>
      </h3>
      <p className="mt-3">{article.lead}</p>
      <p className="mt-3 text-small text-text-muted">
        Facts last checked {localDate(article.checkedOn)}
        {article.readingMinutes ? (
          <>
            {' · '}
            <span className="whitespace-nowrap">{article.readingMinutes}-minute read</span>
          </>
        ) : null}
        {article.series ? ` · Series: ${article.series}` : ''}
      </p>
    </div>
  </li>
);

const Empty = ({ topic }: { topic: Topic | undefined }) => (
  <p className="py-10">
    {topic ? (
      <>
        We haven’t published an article about this yet.{' '}
        <a href="/blog" className="link">
          All articles
        </a>
      </>
    ) : (
      'We haven’t published any articles yet.'
    )}
  </p>
);
