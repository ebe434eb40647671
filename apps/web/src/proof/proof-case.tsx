import type { Calculator } from '@majak/tools/calculator/calculator';
import type {
  ComparedExample,
  Comparison,
  ComparisonVerdict,
} from '@majak/tools/calculator/compare-examples';
import { formatValue, typeset } from '@majak/ui/format-value';
import { Icon, type IconName } from '@majak/ui/icon';
import { formatOutput } from '../tools/calculators/format-output.ts';
import { verdictOn } from './prove.ts';

const verdicts: Readonly<Record<ComparisonVerdict, { icon: IconName; says: string; tone: string }>> = {
  equal: { icon: 'check', says: 'Agrees', tone: 'text-success' },
  near: { icon: 'check', says: 'Agrees, within the rounding of its source', tone: 'text-success' },
  documented: { icon: 'info', says: 'The source disagrees with the law', tone: 'text-link' },
  wrong: { icon: 'close', says: 'Doesn’t agree', tone: 'text-error' },
};

type Props = { calculator: Calculator; example: ComparedExample };

/** What both say of one output: once where they agree. */
function Said({ calculator, comparison }: { calculator: Calculator; comparison: Comparison }) {
  const { output, theirs, ours, verdict, why } = comparison;
  const { label = output, unit = 'text' } = calculator.declared.get(output)?.output ?? {};
  const written = (value: Comparison['ours']) => {
    if (value === undefined) return 'no such line';
    if (value === 'refused') return 'refused';
    return formatOutput(calculator, { output, unit }, typeof value === 'object' ? null : value);
  };
  if (verdict === 'equal')
    return (
      <li>
        {label}: {written(ours)}
      </li>
    );
  return (
    <li className={verdict === 'wrong' ? 'text-error' : undefined}>
      {label}: the source says {written(theirs)}, we answer <strong>{written(ours)}</strong>
      {why ? `. ${typeset(why)}` : null}
    </li>
  );
}

/** One worked example: how it came out, what both say, where it is from, and its steps where it was worked by hand. */
export function ProofCase({ calculator, example }: Props) {
  const { name, source, worked, comparisons } = example;
  const { icon, says, tone } = verdicts[verdictOn(example)];
  return (
    <li className="border-line border-t py-4">
      <h3 className="text-lead">{typeset(name)}</h3>
      <p className={`flex items-center gap-2 ${tone}`}>
        <Icon name={icon} size={20} />
        {says}
      </p>
      <ul>
        {comparisons.map((comparison) => (
          <Said key={comparison.output} {...{ calculator, comparison }} />
        ))}
      </ul>
      <p className="text-small">
        {worked ? 'Worked by hand from ' : 'From '}
        {source.url ? (
          <a href={source.url} className="link" rel="noopener nofollow">
            {source.title}
          </a>
        ) : (
          source.title
        )}
      </p>
      {worked ? (
        <details>
          <summary className="cursor-pointer py-1.5 text-small">Each step with its section</summary>
          <ol className="list-decimal pl-5 text-small">
            {worked.map(({ does, gives, place }) => (
              <li key={does}>
                {typeset(does)}: <strong>{formatValue(gives, 'count')}</strong> ({place.section})
              </li>
            ))}
          </ol>
        </details>
      ) : null}
    </li>
  );
}
