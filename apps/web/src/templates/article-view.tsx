import type { Article, Service } from '@majak/desk/payload-types';
import { Breadcrumbs } from '@majak/ui/breadcrumbs';
import { Container } from '@majak/ui/container';
import { formatDate } from '@majak/ui/format-date';
import { headingsOf, RichText } from '../blocks/rich-text.tsx';
import { ServiceCard } from './service-card.tsx';

type Props = { article: Article; service?: Service };

/** An article: lead, dates of writing and check, contents, text, and the service it leads to. */
export function ArticleView({ article, service }: Props) {
  const headings = headingsOf(article.body).filter(({ level }) => level === 2);
  return (
    <article className="pb-16 md:pb-24">
      <header className="tone-sand py-10 md:py-16">
        <Container>
          <Breadcrumbs
            items={[{ label: 'Home', href: '/' }, { label: 'Blog', href: '/blog' }, { label: article.title }]}
          />
          <h1 className="mt-6 max-w-[20ch]">{article.title}</h1>
          <p className="mt-6 max-w-measure text-lead">{article.lead}</p>
          <Dates article={article} />
        </Container>
      </header>
      <Container>
        <div className="mt-10 grid gap-10 lg:mt-16 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-16">
          <nav aria-label="On this page" className="lg:sticky lg:top-24 lg:self-start">
            <h2 className="text-small font-semibold">On this page</h2>
            <ol className="mt-3 border-l border-line text-small">
              {headings.map(({ id, text }) => (
                <li key={id}>
                  <a href={`#${id}`} className="block py-1.5 pl-4 hover:underline">
                    {text}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          <div className="max-w-measure">
            <RichText data={article.body} />
            {service && (
              <aside className="mt-12" aria-label="The service for this">
                <h2 className="text-heading">We can do this for you</h2>
                <div className="mt-4">
                  <ServiceCard service={service} />
                </div>
              </aside>
            )}
          </div>
        </div>
      </Container>
    </article>
  );
}

const Dates = ({ article }: { article: Article }) => (
  <p className="mt-6 text-small text-text-muted">
    Written <time dateTime={article.writtenOn.slice(0, 10)}>{formatDate(article.writtenOn)}</time>, facts last
    checked <time dateTime={article.checkedOn.slice(0, 10)}>{formatDate(article.checkedOn)}</time>
    {article.readingMinutes ? `, ${article.readingMinutes} minutes to read` : ''}
  </p>
);
