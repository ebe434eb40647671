import { ClockForm } from '../clock/clock-form.tsx';
import { emptyClock } from '../clock/read-clock-post.ts';
import type { SiteClock } from '../clock/site-clock.ts';

/**
 * What can be known of an application that we do not look after: its clock, from its kind and day. It is shown below every
 * number that opened nothing, so that it tells nobody which numbers there are.
 */
export const NotOurs = ({ siteClock }: { siteClock: SiteClock }) => (
  <section aria-labelledby="not-ours" className="no-print mt-16 max-w-measure border-t border-line pt-10">
    <h2 id="not-ours" className="text-heading">
      If we don’t look after it
    </h2>
    <p className="mt-4 mb-8">
      If you filed it yourself, or somebody else did, we can’t see how it’s going. We can still work out by
      when the office has to decide: say what you applied for, and when.
    </p>
    <ClockForm form={siteClock.form} start={emptyClock(siteClock)} />
  </section>
);
