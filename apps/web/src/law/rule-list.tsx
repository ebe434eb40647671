import { rules } from '@majak/law/cz/rules';
import { yearOf } from '@majak/law/dates';
import { confidence, lastKnownDay, lawOn, markOf } from '@majak/law/law-on';
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

const valuesOf = (on: string, today: string): string =>
  on === today
    ? `Values of ${formatDate(on)}.`
    : `There are no rules for ${yearOf(today)} here yet. You see those of ${formatDate(on)}.`;

/** Every rule with its value of the day, by area; of the last day we hold rules for where there are none. */
export function RuleList({ today }: { today: string }) {
  const on = lastKnownDay('cz', today);
  const law = lawOn('cz', on);
  if (!law.ok) return <p>{law.error}.</p>;
  const { year } = law.value;
  return (
    <>
      <p className="text-text-muted">{valuesOf(on, today)}</p>
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
