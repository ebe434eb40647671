import type { Calculator } from '@majak/tools/kit/calculator';

/** Czech words a reader meets on the way, with their meaning. */
export const Terms = ({ words }: Pick<Calculator, 'words'>) => (
  <dl className="grid gap-x-10 gap-y-3 sm:grid-cols-2">
    {words.terms.map(({ czech, english }) => (
      <div key={czech}>
        <dt lang="cs" className="font-semibold italic">
          {czech}
        </dt>
        <dd className="text-text-muted">{english}</dd>
      </div>
    ))}
  </dl>
);
