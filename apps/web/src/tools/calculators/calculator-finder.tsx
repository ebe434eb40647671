import { type Calculator, topics } from '@majak/tools/calculator/calculator';
import { Details } from '@majak/ui/details';
import { Icon } from '@majak/ui/icon';
import { topicWords } from './topic-words.ts';

type Props = { calculators: readonly Calculator[] };

const href = ({ slug }: Calculator) => `/calculators/${slug}`;

/** Two questions lead to a calculator: what it is about, then what one wants to know. No script needed. */
export const Finder = ({ calculators }: Props) => (
  <section id="choose" aria-labelledby="choose-title" className="band tone-sand">
    <div className="mx-auto grid w-full max-w-page gap-8 px-5 sm:px-10 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:gap-16">
      <div>
        <h2 id="choose-title">What is it about?</h2>
        <p className="mt-4 max-w-measure text-text-muted">
          Choose one, then say what you want to know. Two answers take you to the right calculator.
        </p>
      </div>
      <div className="border-t border-line">
        {topics.map((topic) => {
          const own = calculators.filter(({ words }) => words.topic === topic);
          return own.length === 0 ? null : (
            <Details key={topic} name="topic" summary={topicWords[topic].label}>
              <p className="font-semibold text-text">{topicWords[topic].next}</p>
              <ul className="mt-2 grid">
                {own.map((calculator) => (
                  <li key={calculator.slug}>
                    <a
                      href={href(calculator)}
                      className="link inline-flex min-h-11 items-center gap-2 font-semibold"
                    >
                      {calculator.words.asks}
                      <Icon name="arrow-right" size={18} />
                    </a>
                  </li>
                ))}
              </ul>
            </Details>
          );
        })}
      </div>
    </div>
  </section>
);

/** All calculators with what each tells, by what they are about. */
export const AllCalculators = ({ calculators }: Props) => (
  <section aria-labelledby="all-title" className="band tone-paper">
    <div className="mx-auto w-full max-w-page px-5 sm:px-10">
      <h2 id="all-title">All {calculators.length} calculators</h2>
      <div className="mt-8 grid gap-10 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-12">
        {topics.map((topic) => {
          const own = calculators.filter(({ words }) => words.topic === topic);
          return own.length === 0 ? null : (
            <div key={topic}>
              <h3 className="border-t-2 border-text pt-4 text-subheading">{topicWords[topic].label}</h3>
              <ul className="mt-4 grid gap-5">
                {own.map((calculator) => (
                  <li key={calculator.slug}>
                    <a href={href(calculator)} className="link font-semibold">
                      {calculator.words.title}
                    </a>
                    <p className="mt-1 text-small text-text-muted">{calculator.words.lead}</p>
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </div>
      <p className="mt-12 max-w-measure text-text-muted">
        Every rate and limit they use is in{' '}
        <a href="/law" className="link">
          the law in numbers
        </a>
        , with its section and its sources. Programs can use the same calculators through{' '}
        <a href="/api" className="link">
          the API
        </a>
        .
      </p>
    </div>
  </section>
);
