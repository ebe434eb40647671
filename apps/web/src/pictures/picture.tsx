import { mediaPath } from '../media-path.ts';
import { type Width, widths } from './image-request.ts';

/** What the studio knows of a picture; its width and height are those of the stored file. */
export type StoredMedia = {
  url?: string | null;
  alt?: string | null;
  width?: number | null;
  height?: number | null;
};

type PictureProps = {
  media: StoredMedia;
  /** How wide it is shown, as in the HTML attribute; the whole window otherwise. */
  sizes?: string;
  /** The one large picture that is seen first: loaded at once and before all else. */
  eager?: boolean;
  className?: string;
};

/** The address of a picture in one of its widths. */
const imagePath = (path: string, width: Width): string =>
  `/_image?${new URLSearchParams({ url: path, width: String(width) })}`;

/** The widths that are worth offering: all below the picture's own, and the one that holds all of it. */
const offered = (own: number): readonly Width[] => {
  const whole = widths.findIndex((width) => width >= own);
  return whole < 0 ? widths : widths.slice(0, whole + 1);
};

/** A picture of the studio, in the width that a screen needs and the form that a browser understands. */
export const Picture = ({ media, sizes = '100vw', eager = false, className }: PictureProps) => {
  const path = mediaPath(media.url);
  if (path === undefined) return null;
  const { width, height } = media;
  const choice = width ? offered(width) : [];
  return (
    <img
      src={imagePath(path, choice.at(-1) ?? 1280)}
      srcSet={
        width ? choice.map((one) => `${imagePath(path, one)} ${Math.min(one, width)}w`).join(', ') : undefined
      }
      sizes={width ? sizes : undefined}
      width={width ?? undefined}
      height={height ?? undefined}
      alt={media.alt ?? ''}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      className={className}
    />
  );
};
