import { carriedOf } from '@majak/law/carried-over-figures';
import { howSure } from '@majak/law/how-sure';
import { type Law, lawOn, markOf } from '@majak/law/law-on';
import type { RuleId } from '@majak/law/rule';
import { DataTable } from '@majak/ui/data-table';
import { formatDate } from '@majak/ui/format-date';
import { formatValue } from '@majak/ui/format-value';
import { Notice } from '@majak/ui/notice';
import { placeOf } from '../tools/calculators/cited-rule.ts';
import { ruleIds, rules, wholeRule } from './law-book.ts';
import { ruleGroups } from './rule-groups.ts';

const columns = [
  { key: 'title', label: 'Rule' },
  { key: 'value', label: 'Value', numeric: true },
  { key: 'place', label: 'Where the law says so' },
  { key: 'sure', label: 'How sure' },
];

/** A value of the day; with its year where it stands in for one that is not published here yet. */
function valueIn(law: Law, id: RuleId): string {
  const [value, from] = [formatValue(law.valueOf(id), wholeRule(id).unit), law.carriedFrom(id)];
  return from === undefined ? value : `${value} (${from})`;
}

/** Every rule with its value of the day, by area. */
export function RuleList({ today }: { today: string }) {
  const law = lawOn(rules, today);
  if (!law.ok) return <p>{law.error}.</p>;
  const { year } = law.value;
  const carried = carriedOf(law.value, ruleIds);
  return (
    <>
      <p className="text-text-muted">Values of {formatDate(today)}.</p>
      {carried ? <Notice className="mt-4 max-w-measure">{carried.says}</Notice> : null}
      {ruleGroups().map(({ title, ids }) => (
        <section key={title} className="mt-10">
          <h2 className="mb-3 text-heading">{title}</h2>
          <DataTable
            caption={title}
            captionHidden
            columns={columns}
            rows={ids.map((id) => ({
              id,
              cells: {
                title: (
                  <a href={`/law/${id}`} className="link">
                    {wholeRule(id).title}
                  </a>
                ),
                value: valueIn(law.value, id),
                place: placeOf(wholeRule(id)),
                sure: howSure(wholeRule(id), markOf(rules, year, id)),
              },
            }))}
          />
        </section>
      ))}
    </>
  );
}
