import { createContext, use } from 'react';
import { Danube } from './danube.tsx';
import { DrawingFrame, type DrawingProps } from './drawing-frame.tsx';
import text from './drawings.svg?raw';
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
  passport: small,
  card: small,
  diploma: small,
  bank: small,
  house: small,
  car: small,
  pram: small,
  laptop: small,
  suitcase: small,
  coins: small,
  rings: small,
  mailbox: small,
  scales: small,
} as const;

export type DrawingName = keyof typeof sizes | 'lighthouse';

/** Whether a page holds its drawings itself: right where it shows two or three, which weigh less than one more file. */
export const DrawnInPage = createContext(false);

/** What moves, and fills half of a first screen. */
const scenes: Partial<Record<DrawingName, typeof Lighthouse>> = {
  lighthouse: Lighthouse,
  bratislava: Danube,
};

/** The drawing of a name as a whole scene; nothing where it has none. */
export const sceneOf = (name: DrawingName | null | undefined) => (name ? scenes[name] : undefined);

const symbols = new Map(
  [...text.matchAll(/<symbol id="([^"]+)"[^>]*>\s*(.*?)\s*<\/symbol>/gs)].map(([, id, lines = '']) => [
    id,
    lines.replaceAll(/>\s+</g, '><'),
  ]),
);

/**
 * A drawing by the name an editor chose. The lighthouse is in the page, since it is on the first screen and moves; the
 * others are in one file that a browser keeps, or in the page as well. They take the colours of where they are shown.
 */
export const Drawing = ({ name, className }: DrawingProps & { name: DrawingName }) => {
  const inPage = use(DrawnInPage);
  if (name === 'lighthouse') return <Lighthouse className={className} />;
  return (
    <DrawingFrame {...sizes[name]} className={className}>
      {inPage ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, beside this one.
        <g dangerouslySetInnerHTML={{ __html: symbols.get(name) ?? '' }} />
      ) : (
        <use href={`${drawings}#${name}`} />
      )}
    </DrawingFrame>
  );
};
