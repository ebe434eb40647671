import { site } from '@majak/desk/site';
import { ClockForm } from '../clock/clock-form.tsx';
import { emptyClock } from '../clock/read-clock-post.ts';
import type { SiteClock } from '../clock/site-clock.ts';
import { RegisterWords } from './register-words.tsx';

const { officeRegister: register, language } = site.jurisdiction;

/** `typed`: as which number it was asked for. */
type Props = { siteClock: SiteClock; typed: string };

/**
 * What can be known of an application that we do not look after: its clock, from its kind and day, and where its office says
 * itself how it stands. It is shown below every number that opened nothing, so that it tells nobody which numbers there are.
 */
export const NotOurs = ({ siteClock, typed }: Props) => (
  <>
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
    {register ? <RegisterWords {...{ register, typed }} language={language.code} /> : null}
  </>
);
