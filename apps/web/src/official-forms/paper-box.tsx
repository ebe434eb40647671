import { fieldAt } from '@majak/tools/form/field-tree';
import type { MappedAnswer, PdfField, Place } from '@majak/tools/official-forms/official-form';
import type { LiveForm } from '../form/use-form.ts';

type Props = {
  pdf: PdfField;
  place: Place;
  /** What fills it in; a box that nothing fills in is not there. */
  mapped: MappedAnswer | undefined;
  value: string | true | undefined;
  live: LiveForm;
  onFind: (path: string) => void;
};
type BoxProps = Omit<Props, 'mapped'> & { mapped: MappedAnswer };

const percent = (part: number): string => `${(part * 100).toFixed(3)}%`;
const sides = ({ left, top, width, height }: Place) => ({
  left: percent(left),
  top: percent(top),
  width: percent(width),
  height: percent(height),
});

const look =
  'absolute overflow-hidden rounded-none border border-link/50 bg-[#eef4f7] px-[0.4cqw] text-left text-[1.7cqw] leading-[1.4] text-black hover:bg-white focus-visible:outline-2';

/** A box of the paper: typed into, ticked, or a way to its question. */
export function PaperBox({ mapped, ...props }: Props) {
  if (!mapped) return null;
  const { pdf, live } = props;
  const asked = fieldAt(live.form.fields, mapped.path);
  if (pdf.kind === 'text' && asked?.kind === 'text' && !mapped.part)
    return <TypedBox {...props} mapped={mapped} />;
  if (pdf.kind === 'tick' && mapped.when && (asked?.kind === 'choice' || asked?.kind === 'yesNo'))
    return <TickedBox {...props} mapped={mapped} />;
  return <LeadingBox {...props} mapped={mapped} />;
}

const TypedBox = ({ pdf, place, mapped, live }: BoxProps) => (
  <input
    className={`${look} ${mapped.capitals ? 'uppercase' : ''}`}
    style={sides(place)}
    aria-label={pdf.label}
    value={live.typed[mapped.path] ?? ''}
    onChange={({ currentTarget }) => live.change(mapped.path, currentTarget.value)}
  />
);

const TickedBox = ({ pdf, place, mapped, value, live }: BoxProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a checkbox has no room for a mark of its own size
  <button
    type="button"
    role="checkbox"
    aria-checked={value === true}
    className={`${look} cursor-pointer text-center`}
    style={sides(place)}
    aria-label={pdf.label}
    onClick={() => live.change(mapped.path, value === true ? '' : (mapped.when ?? ''))}
  >
    {value === true ? '✕' : ''}
  </button>
);

function LeadingBox({ pdf, place, mapped, value, onFind }: BoxProps) {
  const ticked = value === true || (place.option !== undefined && value === place.option);
  return (
    <button
      type="button"
      className={`${look} cursor-pointer ${pdf.comb ? 'tracking-[0.4em]' : ''}`}
      style={sides(place)}
      aria-label={`${pdf.label}: ${typeof value === 'string' ? `${value}, ` : ''}go to its question`}
      onClick={() => onFind(mapped.path)}
    >
      {ticked ? '✕' : place.option === undefined ? value : ''}
    </button>
  );
}
