import { Lighthouse } from '@majak/ui/drawings/lighthouse';
import { LogoMark } from '@majak/ui/logo';
import palette from '@majak/ui/palette.css?raw';
import { renderToStaticMarkup } from 'react-dom/server';

/** A colour of the palette as it is written there: a picture has no variables. */
function colourOf(name: string): string {
  const colour = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(palette)?.[1];
  if (!colour) throw new Error(`The palette has no ${name}`);
  return colour;
}

const colours: Record<string, string> = {
  'var(--surface)': colourOf('harbour'),
  'var(--color-lamp)': colourOf('lamp'),
  currentColor: colourOf('paper'),
};

/** The site's own lighthouse, lower right, as far as the words leave room: boat and skyline fade out. */
const Scene = () => (
  <svg width={1200} height={630} aria-hidden="true">
    <rect width={1200} height={630} fill="var(--surface)" />
    <defs>
      <linearGradient id="fade" gradientUnits="userSpaceOnUse" x1={775} x2={905} y1={0} y2={0}>
        <stop offset="0" stopColor="#000000" />
        <stop offset="1" stopColor="#ffffff" />
      </linearGradient>
      <mask id="room" maskUnits="userSpaceOnUse" x={0} y={0} width={1200} height={630}>
        <rect width={1200} height={330} fill="#ffffff" />
        <rect y={330} width={1200} height={300} fill="url(#fade)" />
      </mask>
    </defs>
    <g color="currentColor" transform="translate(70 54) scale(1.25)">
      <LogoMark />
    </g>
    <g mask="url(#room)">
      <g transform="translate(508 58) scale(1.12)">
        <Lighthouse />
      </g>
    </g>
  </svg>
);

/** The ground of a picture for shared links as a part of an SVG, in colours instead of the page's variables. */
export const sharePictureBackground = (): string =>
  Object.entries(colours).reduce(
    (markup, [name, colour]) => markup.replaceAll(name, colour),
    renderToStaticMarkup(<Scene />),
  );
