import { rules } from '@majak/law/cz/rules';
import { confidence, lawOn, markOf } from '@majak/law/law-on';
import { DataTable } from '@majak/ui/data-table';
import { formatDate } from '@majak/ui/format-date';
import { placeOf } from '../tools/calculators/cite.ts';
import { shown } from '../tools/calculators/spoken.ts';
import { ruleGroups } from './rule-groups.ts';

const columns = [
  { key: 'title', label: 'Rule' },
  { key: 'value', label: 'Value', numeric: true },
  { key: 'place', label: 'Where it stands' },
  { key: 'sure', label: 'How sure' },
];

/** Every rule with its value of the day, by area. */
export function RuleList({ on }: { on: string }) {
  const law = lawOn('cz', on);
  if (!law.ok) return <p>{law.error}.</p>;
  const { year } = law.value;
  return (
    <>
      <p className="text-text-muted">Values of {formatDate(on)}.</p>
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
                    {rules[id].title}
                  </a>
                ),
                value: shown(law.value.valueOf(id), rules[id].unit),
                place: placeOf(rules[id]),
                sure: confidence(markOf('cz', year, id)),
              },
            }))}
          />
        </section>
      ))}
    </>
  );
}
