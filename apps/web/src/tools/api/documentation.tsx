import { yearsOf } from '@majak/law/law-on';
import type { Calculator } from '@majak/tools/kit/calculator';
import { Heading } from '@majak/ui/heading';
import { Section } from '@majak/ui/section';
import { Entry } from './entry.tsx';
import { LimitsAndErrors } from './limits-and-errors.tsx';
import { Shape } from './shape.tsx';
import { Top } from './top.tsx';

type Props = { calculators: readonly Calculator[]; today: string; webUrl: string };

/** The one most people know: what is left of a salary. */
const shownSlug = 'Czech-Republic-Gross-Net-salary-calculator';

/** The API for people: what it is, how an answer is built, what can go wrong, and every calculator with an example. */
export const Documentation = ({ calculators, today, webUrl }: Props) => {
  const shown = calculators.find(({ slug }) => slug === shownSlug);
  return (
    <>
      <Top count={calculators.length} years={yearsOf('cz')} />
      {shown ? <Shape calculator={shown} today={today} webUrl={webUrl} /> : null}
      {shown ? <LimitsAndErrors calculator={shown} today={today} /> : null}
      <Section labelledBy="calculators">
        <Heading level={2} id="calculators">
          {calculators.length} calculators
        </Heading>
        <p className="mt-5 mb-8 max-w-measure">
          Open one for its inputs and outputs. Its example runs: change the request and press Run.{' '}
          <a href="/api/v1/calculators" className="link">
            The same list as JSON
          </a>
        </p>
        <div className="border-t border-edge">
          {calculators.map((calculator) => (
            <Entry key={calculator.slug} calculator={calculator} today={today} webUrl={webUrl} />
          ))}
        </div>
      </Section>
    </>
  );
};
