import type { ReactNode } from 'react';

type MeaningsProps = {
  items: readonly { term: string; meaning: ReactNode; advice?: ReactNode }[];
};

/** Words of the API and what they mean, one below the other on every screen: sentences are no figures for a table. */
export const DefinitionList = ({ items }: MeaningsProps) => (
  <dl className="divide-y divide-line border-y border-line">
    {items.map(({ term, meaning, advice }) => (
      <div key={term} className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-baseline gap-x-4 py-3">
        <dt>
          <code className="text-small font-semibold">{term}</code>
        </dt>
        <dd>
          {meaning}
          {advice ? <span className="block text-text-muted">{advice}</span> : null}
        </dd>
      </div>
    ))}
  </dl>
);
