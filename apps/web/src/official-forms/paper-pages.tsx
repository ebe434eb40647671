import type { MappedAnswer, PdfField, Place } from '@majak/tools/official-forms/official-form';
import type { PdfValues } from '@majak/tools/official-forms/pdf-values';
import type { PaperView } from './paper-view.ts';

type Props = {
  view: PaperView;
  language: string;
  /** Boxes come with the script: what a server says of their places as style is refused by the content policy. */
  awake: boolean;
  values: PdfValues['values'];
  /** The text typed for an answer that can be typed on the paper too; nothing where it is asked beside it alone. */
  typedFor: (mapped: MappedAnswer, pdf: PdfField) => string | undefined;
  onType: (path: string, text: string) => void;
  onFind: (path: string) => void;
};

const percent = (part: number): string => `${(part * 100).toFixed(3)}%`;
const sides = ({ left, top, width, height }: Place) => ({
  left: percent(left),
  top: percent(top),
  width: percent(width),
  height: percent(height),
});

/** The pages of the paper with what stands in its boxes. A box is typed into, or leads to its question. */
export function PaperPages({ view, language, awake, ...props }: Props) {
  return (
    <div className="grid gap-6">
      {view.pages.map(({ picture, width, height }, page) => (
        <div key={picture} className="@container relative border border-line bg-white text-black">
          <img
            src={picture}
            width={width}
            height={height}
            alt={`Page ${page + 1} of the official form`}
            className="block h-auto w-full"
            loading={page === 0 ? 'eager' : 'lazy'}
          />
          {awake ? (
            <div lang={language}>
              {view.fields.flatMap((pdf) =>
                pdf.places
                  .filter((place) => place.page === page)
                  .map((place) => (
                    <Box
                      key={`${pdf.name} ${place.left} ${place.top}`}
                      {...props}
                      pdf={pdf}
                      place={place}
                      mapped={view.mapping[pdf.name]}
                    />
                  )),
              )}
            </div>
          ) : null}
        </div>
      ))}
    </div>
  );
}

type BoxProps = Omit<Props, 'view' | 'language' | 'awake'> & {
  pdf: PdfField;
  place: Place;
  mapped: MappedAnswer | undefined;
};

const look =
  'absolute overflow-hidden rounded-none border border-link/50 bg-link/5 px-[0.4cqw] text-left text-[1.5cqw] leading-none text-black hover:bg-link/15 focus-visible:outline-2';

function Box({ pdf, place, mapped, values, typedFor, onType, onFind }: BoxProps) {
  if (!mapped) return null;
  const typed = typedFor(mapped, pdf);
  if (typed !== undefined)
    return (
      <input
        className={look}
        style={sides(place)}
        aria-label={pdf.label}
        value={typed}
        onChange={({ currentTarget }) => onType(mapped.path, currentTarget.value)}
      />
    );
  const value = values[pdf.name];
  const shown = value === true || (place.option !== undefined && value === place.option) ? '✕' : value;
  return (
    <button
      type="button"
      className={`${look} cursor-pointer`}
      style={sides(place)}
      aria-label={`${pdf.label}: go to its question`}
      onClick={() => onFind(mapped.path)}
    >
      {place.option !== undefined && value !== place.option ? '' : shown}
    </button>
  );
}
