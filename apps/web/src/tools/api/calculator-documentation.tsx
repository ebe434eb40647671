import type { Calculator } from '@majak/tools/kit/calculator';
import { Icon } from '@majak/ui/icon';
import { Example } from './example.tsx';
import { InputsTable } from './inputs-table.tsx';
import { OutputsTable } from './outputs-table.tsx';
import { sampleAnswer } from './sample-answer.ts';

type EntryProps = { calculator: Calculator; today: string; webUrl: string };

/** One calculator: what it takes, what it answers, and an example that runs. */
export const Entry = ({ calculator, today, webUrl }: EntryProps) => {
  const { slug, words, questions } = calculator;
  return (
    <details className="group border-b border-line">
      <summary className="flex cursor-pointer list-none items-start justify-between gap-6 py-4.5 leading-snug">
        <span className="grid min-w-0 gap-x-8 gap-y-1 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:grow md:items-baseline">
          <span className="font-semibold group-hover:text-link">{words.title}</span>
          <code className="text-small text-text-muted">{slug}</code>
        </span>
        <Icon
          name="chevron-down"
          size={22}
          className="mt-px text-text-muted motion-safe:transition-transform motion-safe:duration-200 group-open:rotate-180"
        />
      </summary>
      <div id={slug} className="grid gap-10 pt-2 pb-14">
        <p className="max-w-measure">
          {words.lead}{' '}
          <a href={`/calculators/${slug}`} className="link">
            Open its page
          </a>
        </p>
        <Example
          slug={slug}
          title={words.title}
          url={`${webUrl}/api/v1/calculators/${slug}`}
          sample={calculator.sample}
          answer={sampleAnswer(calculator, today)}
        />
        <InputsTable questions={questions} today={today} />
        <OutputsTable outputs={[...calculator.declared.values()]} />
      </div>
    </details>
  );
};
