import { type ComponentType, createContext, use } from 'react';
import { DrawingFrame, type DrawingProps } from './drawing-frame.tsx';
import text from './drawings.svg?raw';
import drawings from './drawings.svg?url';
import { Lighthouse } from './lighthouse.tsx';
import { skylineOf, skylineScene } from './skylines.ts';

const small = { width: 160, height: 120 } as const;
const skyline = { width: 360, height: 160 } as const;
/** The drawings of drawings.svg, by their ids, in the size they are drawn in. */
const sizes = {
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

/** One of those, the lighthouse, or the skyline of a city by the name of its file. */
export type DrawingName = keyof typeof sizes | 'lighthouse' | (string & {});

/** Whether a page holds its drawings itself: right where it shows two or three, which weigh less than one more file. */
export const DrawnInPage = createContext(false);

/** The drawing of a name as a whole scene, which moves and fills half of a first screen; nothing where it has none. */
export function sceneOf(name: DrawingName | null | undefined): ComponentType<DrawingProps> | undefined {
  if (name === 'lighthouse') return Lighthouse;
  return name ? skylineScene(name) : undefined;
}

/** The lines of each symbol of a file, by its id. */
const symbolsOf = (file: string): ReadonlyMap<string | undefined, string> =>
  new Map(
    [...file.matchAll(/<symbol id="([^"]+)"[^>]*>\s*(.*?)\s*<\/symbol>/gs)].map(([, id, lines = '']) => [
      id,
      lines.replaceAll(/>\s+</g, '><'),
    ]),
  );
const symbols = symbolsOf(text);

type Drawn = { width: number; height: number; address: string; lines: string | undefined };

/** Nothing for a name that no drawing has. */
function drawnAs(name: string): Drawn | undefined {
  const size = Object.entries(sizes).find(([known]) => known === name)?.[1];
  if (size) return { ...size, address: `${drawings}#${name}`, lines: symbols.get(name) };
  const city = skylineOf(name);
  return (
    city && {
      ...skyline,
      address: `${city.address}#skyline`,
      lines: symbolsOf(city.text).get('skyline'),
    }
  );
}

/**
 * A drawing by the name an editor chose. The lighthouse is in the page, since it is on the first screen and moves; the
 * others are in files that a browser keeps, or in the page as well. They take the colours of where they are shown.
 */
export const Drawing = ({ name, className }: DrawingProps & { name: DrawingName }) => {
  const inPage = use(DrawnInPage);
  if (name === 'lighthouse') return <Lighthouse className={className} />;
  const drawn = drawnAs(name);
  if (!drawn) return null;
  const { width, height, address, lines } = drawn;
  return (
    <DrawingFrame width={width} height={height} className={className}>
      {inPage ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, beside this one.
        <g dangerouslySetInnerHTML={{ __html: lines ?? '' }} />
      ) : (
        <use href={address} />
      )}
    </DrawingFrame>
  );
};
