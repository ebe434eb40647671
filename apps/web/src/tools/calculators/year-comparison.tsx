import { ruleIn } from '@majak/law/law-on';
import type { CalculatorResult } from '@majak/tools/calculator/calculate';
import type { Calculator } from '@majak/tools/calculator/calculator';
import { type ChangedLine, changesSince } from '@majak/tools/calculator/changes';
import { Details } from '@majak/ui/details';
import { formatValue } from '@majak/ui/format-value';
import { formatOutput } from './format-output.ts';

type Props = { calculator: Calculator; given: Readonly<Record<string, unknown>>; result: CalculatorResult };

/** `+1 200 CZK`; nothing where one of the two is no number. */
const difference = ({ before, now, unit }: ChangedLine): string | undefined =>
  typeof before === 'number' && typeof now === 'number'
    ? `${now > before ? '+' : ''}${formatValue(now - before, unit)}`
    : undefined;

const bothOf = (calculator: Calculator, line: ChangedLine) =>
  `${formatOutput(calculator, line, line.before)} → ${formatOutput(calculator, line, line.now)}`;

/** What another year makes of the same answers: which numbers differ, and which rules made them. */
export function YearComparison({ calculator, given, result }: Props) {
  const changes = changesSince(calculator, given, result);
  if (!changes) return null;
  const { year, lines, rules: changed } = changes;
  const head = lines.find(({ output }) => output === calculator.shows.headline);
  if (lines.length === 0)
    return (
      <p className="mt-8 border-t border-line pt-4 text-text-muted">
        Nothing in these numbers changed since {year}.
      </p>
    );
  const summary = head
    ? `Since ${year}: ${difference(head) ?? bothOf(calculator, head)} for your numbers`
    : `What changed for your numbers since ${year}`;
  return (
    <div className="mt-8 border-t border-line">
      <Details summary={summary}>
        <ul className="grid gap-1 text-small">
          {lines.map((line) => (
            <li key={line.output}>
              {line.label}: {bothOf(calculator, line)}
              {difference(line) ? ` (${difference(line)})` : null}
            </li>
          ))}
        </ul>
        {changed.length > 0 ? (
          <>
            <p className="mt-4 font-semibold">Because of</p>
            <ul className="mt-1 grid gap-1 text-small">
              {changed.map(({ id, before, now }) => (
                <li key={id}>
                  <a href={`/law/${id}`} className="link">
                    {ruleIn(calculator.rules, id).title}
                  </a>
                  : {formatValue(before, ruleIn(calculator.rules, id).unit)} →{' '}
                  {formatValue(now, ruleIn(calculator.rules, id).unit)}
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </Details>
    </div>
  );
}
