import type { PlanAnswer } from '@majak/tools/plan/plan-answer';
import { formatMoney } from '@majak/ui/format-money';
import { Part } from './plan-part.tsx';

/** What family does who come along. */
export const Family = ({ family, currency }: { family: PlanAnswer; currency: string }) => {
  const [fee] = family.officialFees;
  const [barred] = family.notPossible;
  return (
    <Part title="Your family">
      <div className="grid max-w-measure gap-3">
        <p>
          <strong>{family.title}.</strong> {family.about}
          {family.decisionDays ? ` The office has ${family.decisionDays.normal} days.` : ''}
          {fee ? ` The fee is ${formatMoney(fee.amount, currency)} in total; it isn’t included above.` : ''}
        </p>
        {barred ? (
          <p>
            {barred.title}: {barred.why.replaceAll('§ ', '§\u00a0')}.
          </p>
        ) : null}
        {family.alternatives.map(({ permit, title, when }) => (
          <p key={permit}>
            Also possible: {title}
            {when ? `, ${when}` : ''}.
          </p>
        ))}
        <p className="text-small text-text-muted">
          We assume they have your nationality and come from abroad. If one of them is an EU citizen, ask
          again just for them.
        </p>
      </div>
    </Part>
  );
};
