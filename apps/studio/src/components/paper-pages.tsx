'use client';

import type { PaperFacts, PaperFault, ScreenMapping } from '@majak/desk/official-forms/paper-on-screen';

type Props = {
  id: string | number;
  facts: PaperFacts;
  mapping: ScreenMapping;
  faults: readonly PaperFault[];
  chosen: string | undefined;
  onChoose: (name: string) => void;
};

const percent = (part: number): string => `${(part * 100).toFixed(3)}%`;

/** The pages of the paper, each of its fields a box to click. The list beside them is for the keyboard. */
export function PaperPages({ id, facts, mapping, faults, chosen, onChoose }: Props) {
  const stateOf = (name: string): string => {
    if (name === chosen) return 'chosen';
    if (faults.some((fault) => fault.name === name)) return 'faulty';
    return mapping[name] ? 'mapped' : 'open';
  };
  return (
    <div className="paper__pages">
      {facts.pages.map(({ width, height }, page) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is known by its number alone
        <div key={page} className="paper__page">
          {/* biome-ignore lint/performance/noImgElement: it is shown to staff alone, who are signed in */}
          <img
            src={`/api/official-forms/${id}/pages/${page}`}
            width={width}
            height={height}
            alt={`Page ${page + 1} of the paper`}
          />
          {facts.fields.flatMap(({ name, label, places }) =>
            places
              .filter((place) => place.page === page)
              .map(({ left, top, width: wide, height: high, option }) => (
                <button
                  key={`${name} ${option ?? ''} ${left} ${top}`}
                  type="button"
                  tabIndex={-1}
                  title={label}
                  aria-label={label}
                  className={`paper__box paper__box--${stateOf(name)}`}
                  style={{
                    left: percent(left),
                    top: percent(top),
                    width: percent(wide),
                    height: percent(high),
                  }}
                  onClick={() => onChoose(name)}
                />
              )),
          )}
        </div>
      ))}
    </div>
  );
}
