import { carriedOf } from '@majak/law/carried-over-figures';
import { lawOn, periodsOf } from '@majak/law/law-on';
import type { RuleId } from '@majak/law/rule';
import type { Source } from '@majak/law/source';
import { DataTable } from '@majak/ui/data-table';
import { formatDate } from '@majak/ui/format-date';
import { formatValue, typeset } from '@majak/ui/format-value';
import { Notice } from '@majak/ui/notice';
import { placeOf } from '../tools/calculators/cited-rule.ts';
import { disputes, rules, wholeRule } from './law-book.ts';
import { sureWords, whenWords } from './period-words.ts';
import { type RuleUsers, RuleUsersList } from './rule-users.tsx';

type Props = { id: RuleId; users: RuleUsers; today: string };

const heading = 'mt-12 mb-3 text-heading';

/** A rule of the law: what it is, its value by period, where it stands, where we read it, what uses it. */
export function RuleView({ id, users, today }: Props) {
  const law = lawOn(rules, today);
  const carried = law.ok ? carriedOf(law.value, [id]) : undefined;
  const rule = wholeRule(id);
  return (
    <>
      <h1 className="mt-5 text-display-long">{rule.title}</h1>
      <p className="mt-4 max-w-measure text-lead text-text-muted">{typeset(rule.about)}</p>
      <p className="mt-4">
        It’s in {placeOf(rule)}. In formulas and in the API, it’s called <code>{id}</code>.
      </p>
      {rule.note ? <p className="mt-4 max-w-measure">{typeset(rule.note)}</p> : null}
      {rule.disputes
        ?.flatMap((name) => disputes[name] ?? [])
        .map(({ title, taken, other, settledBy }) => (
          <Notice
            key={title}
            title={`${settledBy ? 'Settled by the law' : 'Disputed'}: ${typeset(title)}`}
            className="mt-6 max-w-measure"
          >
            <p>We take: {typeset(taken)}</p>
            <p>The other reading: {typeset(other)}</p>
            {settledBy ? <p>Decided by {typeset(settledBy)}.</p> : null}
          </Notice>
        ))}
      <h2 className={heading}>Values over time</h2>
      <Values id={id} />
      {carried ? <Notice className="mt-4 max-w-measure">{carried.says}</Notice> : null}
      <h2 className={heading}>Where we read it</h2>
      <Sources list={rule.sources} />
      <h2 className={heading}>What uses it</h2>
      <RuleUsersList {...users} unread={rule.unread} />
    </>
  );
}

const Values = ({ id }: { id: RuleId }) => (
  <DataTable
    caption="Values over time"
    captionHidden
    columns={[
      { key: 'when', label: 'When' },
      { key: 'value', label: 'Value', numeric: true },
      { key: 'sure', label: 'How sure' },
    ]}
    rows={periodsOf(rules, id).map((period) => ({
      id: period.from,
      cells: {
        when: whenWords(period),
        value: period.value === null ? 'no such rule' : formatValue(period.value, wholeRule(id).unit),
        sure: sureWords(period.marks),
      },
    }))}
  />
);

const Sources = ({ list }: { list: readonly Source[] }) => (
  <ul className="grid max-w-measure gap-3">
    {list.map(({ title, url, says, readOn }) => (
      <li key={`${title}${url ?? ''}`}>
        {url ? (
          <a href={url} className="link" rel="noopener nofollow">
            {title}
          </a>
        ) : (
          title
        )}
        {`: ${typeset(says)}`}. <span className="text-text-muted">Checked {formatDate(readOn)}.</span>
      </li>
    ))}
  </ul>
);
