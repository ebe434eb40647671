import type { CoveredDays } from '@majak/tools/insurance/covered-days';
import type { Stretch } from '@majak/tools/insurance/needs';
import { CoverBar } from '@majak/ui/cover-bar';
import { formatDate } from '@majak/ui/format-date';

const inWords = ({ from, to }: Stretch): string =>
  from === to ? formatDate(from) : `${formatDate(from)} to ${formatDate(to)}`;

const list = (stretches: readonly Stretch[]): string => stretches.map(inWords).join('; ');

type Props = { stay: Stretch; days: CoveredDays };

/** The days of a stay with those that are insured, drawn and in words. */
export const CoveredView = ({ stay, days }: Props) => (
  <div>
    <CoverBar whole={stay} gaps={days.gaps} overlaps={days.overlaps} />
    <p className="mt-2 text-small">
      <strong className="tabular-nums">
        {days.covered} of {days.days} days
      </strong>{' '}
      are covered, {inWords(stay)}.
    </p>
    {days.gaps.length > 0 ? (
      <p className="text-small text-error">Without insurance: {list(days.gaps)}.</p>
    ) : null}
    {days.overlaps.length > 0 ? <p className="text-small">Insured twice: {list(days.overlaps)}.</p> : null}
    {days.outside.length > 0 ? (
      <p className="text-small text-text-muted">Paid for outside of your stay: {list(days.outside)}.</p>
    ) : null}
  </div>
);
