import type { PdfValues } from '@majak/tools/official-forms/pdf-values';
import type { LiveForm } from '../form/use-form.ts';
import { PaperBox } from './paper-box.tsx';
import type { PaperView } from './paper-view.ts';

type Props = {
  view: PaperView;
  language: string;
  values: PdfValues['values'];
  live: LiveForm;
  /** Leads to the question of a box. */
  onFind: (path: string) => void;
};

/**
 * The pages of the paper with what stands in its boxes. Boxes come with the script: what a server says of their places as
 * style is refused by the content policy. On a narrow screen the paper is wider than it, so that it can be read.
 */
export function PaperPages({ view, language, values, live, onFind }: Props) {
  return (
    <div className="grid min-w-[42rem] gap-6 lg:min-w-0">
      {view.pages.map(({ picture, width, height }, page) => (
        <div key={picture} className="@container relative border border-line bg-white text-black">
          <img
            src={picture}
            width={Math.round(width)}
            height={Math.round(height)}
            alt={`Page ${page + 1} of the official form`}
            className="block h-auto w-full"
            loading={page === 0 ? 'eager' : 'lazy'}
          />
          {live.live ? (
            <div lang={language}>
              {view.fields.flatMap((pdf) =>
                pdf.places
                  .filter((place) => place.page === page)
                  .map((place) => (
                    <PaperBox
                      key={`${pdf.name} ${place.left} ${place.top}`}
                      {...{ pdf, place, live, onFind }}
                      mapped={view.mapping[pdf.name]}
                      value={values[pdf.name]}
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
