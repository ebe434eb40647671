import { DrawingFrame, type DrawingProps } from './drawing-frame.tsx';
import drawings from './drawings.svg?url';
import { Lighthouse } from './lighthouse.tsx';

const small = { width: 160, height: 120 } as const;
const skyline = { width: 360, height: 160 } as const;
/** The drawings of drawings.svg, by their ids, in the size they are drawn in. */
const sizes = {
  prague: skyline,
  bratislava: skyline,
  stamp: small,
  form: small,
  key: small,
  receipt: small,
  umbrella: small,
  briefcase: small,
  calendar: small,
  envelope: small,
  family: small,
} as const;

export type DrawingName = keyof typeof sizes | 'lighthouse';

/**
 * A drawing by the name an editor chose. The lighthouse is in the page, since it is on the first screen and moves; the
 * others are in one file that a browser keeps, and take the colours of where they are shown.
 */
export const Drawing = ({ name, className }: DrawingProps & { name: DrawingName }) =>
  name === 'lighthouse' ? (
    <Lighthouse className={className} />
  ) : (
    <DrawingFrame {...sizes[name]} className={className}>
      <use href={`${drawings}#${name}`} />
    </DrawingFrame>
  );
