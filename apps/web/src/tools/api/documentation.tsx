import type { Jurisdiction } from '@majak/law/jurisdiction';
import { yearsOf } from '@majak/law/law-on';
import type { Calculator } from '@majak/tools/calculator/calculator';
import { Heading } from '@majak/ui/heading';
import { Section } from '@majak/ui/section';
import { ApiHeader } from './api-header.tsx';
import { LimitsAndErrors } from './limits-and-errors.tsx';
import { ResultFormat } from './result-format.tsx';

type Props = {
  calculators: readonly Calculator[];
  today: string;
  webUrl: string;
  jurisdiction: Jurisdiction;
  /** Slugs of calculators that answer 429 to who asks too often. */
  limited: readonly string[];
};

/** The API for people: what it is, how an answer is built, what can go wrong, and where each calculator is described. */
export const Documentation = ({ calculators, today, webUrl, jurisdiction, limited }: Props) => {
  // What is left of a salary is what most people know.
  const shown = calculators.find(({ words }) => words.topic === 'work') ?? calculators[0];
  return (
    <>
      <ApiHeader
        count={calculators.length}
        years={shown ? yearsOf(shown.rules) : []}
        jurisdiction={jurisdiction}
      />
      {shown ? <ResultFormat calculator={shown} today={today} webUrl={webUrl} /> : null}
      {shown ? (
        <LimitsAndErrors
          calculator={shown}
          today={today}
          currency={jurisdiction.currency}
          looksUp={calculators.some(({ slug }) => limited.includes(slug))}
        />
      ) : null}
      <Section labelledBy="calculators">
        <Heading level={2} id="calculators">
          {calculators.length} calculators
        </Heading>
        <p className="mt-5 mb-8 max-w-measure">
          Each has a page with its inputs, its outputs and an example that runs.{' '}
          <a href="/api/v1/calculators" className="link">
            The same list as JSON
          </a>
        </p>
        <ul className="border-t border-edge">
          {calculators.map(({ slug, words }) => (
            <li key={slug} id={slug} className="scroll-mt-24 border-b border-line">
              <a
                href={`/calculators/${slug}/api`}
                className="group grid gap-x-8 gap-y-1 py-4.5 leading-snug md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:items-baseline"
              >
                <span className="font-semibold group-hover:text-link">{words.title}</span>
                <code className="text-small break-all text-text-muted">{slug}</code>
              </a>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
};
