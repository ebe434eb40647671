import type { Answered } from './answered.ts';
import { ClockAnswer } from './clock-answer.tsx';
import { ClockForm } from './clock-form.tsx';
import type { ClockStart } from './read-clock-post.ts';
import type { SiteClock } from './site-clock.ts';

type Props = { form: SiteClock['form']; start: ClockStart; answered: Answered | undefined };

/** What is asked on one side and what the law says on the other; below it on a phone. */
export const ClockScreen = ({ form, start, answered }: Props) => (
  <div className="grid gap-12 md:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] md:gap-16 print:block">
    <ClockForm form={form} start={start} />
    <div
      id={Object.keys(start.said).length > 0 ? undefined : 'answer'}
      tabIndex={-1}
      className="min-w-0 scroll-mt-24 outline-none"
    >
      {answered ? <ClockAnswer {...answered} /> : <HowDaysCount />}
    </div>
  </div>
);

const rules = [
  ['From the day after', 'The day the office took your application doesn’t count.'],
  [
    'Without the days it waited for you',
    'From the day it asked for papers to the day you handed them in, neither of which counts.',
  ],
  ['On a working day', 'If the last day is a weekend or a public holiday, it’s the next working day.'],
  ['Never right after a pause', 'Once a suspension has ended, the office always has some days left.'],
] as const;

/** What stands in the place of an answer until there is one. */
const HowDaysCount = () => (
  <div className="rounded-lg bg-surface-sunk p-6 sm:p-8">
    <h2 className="text-heading">How the days are counted</h2>
    <dl className="mt-5 grid gap-4">
      {rules.map(([title, text]) => (
        <div key={title}>
          <dt className="font-semibold">{title}</dt>
          <dd className="mt-1 text-text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  </div>
);
