import type { Calculator } from '@majak/tools/kit/calculator';

/** Czech words a reader meets on the way, with their meaning. */
export const Terms = ({ words }: Pick<Calculator, 'words'>) => (
  <div className="no-print border-t border-line pt-6 text-small md:col-start-1">
    <h2 className="text-subheading">Czech words on the way</h2>
    <dl className="mt-3 grid gap-3">
      {words.terms.map(({ czech, english }) => (
        <div key={czech}>
          <dt lang="cs" className="font-semibold italic">
            {czech}
          </dt>
          <dd className="text-text-muted">{english}</dd>
        </div>
      ))}
    </dl>
  </div>
);
