import type { Dispute } from '@majak/law/dispute';
import { typeset } from '@majak/ui/format-value';

type Props = { disputes: readonly Dispute[] };

const Listed = ({ title, disputes }: Props & { title: string }) =>
  disputes.length === 0 ? null : (
    <section>
      <h2 className="mt-14 mb-4 text-heading">{title}</h2>
      <ul className="gap-x-14 lg:grid lg:grid-cols-2">
        {disputes.map((one) => (
          <li key={one.title} className="border-line border-t py-4">
            <h3 className="text-lead">{typeset(one.title)}</h3>
            <p>We take: {typeset(one.taken)}</p>
            <p>The other reading: {typeset(one.other)}</p>
            {one.settledBy ? <p>Decided by {typeset(one.settledBy)}.</p> : null}
          </li>
        ))}
      </ul>
    </section>
  );

/** What sources read in two ways: what is open first, then what the law decides, and where. */
export const DisputeList = ({ disputes }: Props) => (
  <>
    <Listed title="Open: can be read in two ways" disputes={disputes.filter((one) => !one.settledBy)} />
    <Listed title="Settled by the law" disputes={disputes.filter((one) => one.settledBy)} />
  </>
);
