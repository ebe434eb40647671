import { mediaPath } from '../media-path.ts';
import { Picture } from '../pictures/picture.tsx';
import { safeHref } from './safe-href.ts';

const textAt = (value: object, key: string): string | undefined => {
  const found: unknown = Reflect.get(value, key);
  return typeof found === 'string' ? found : undefined;
};
const numberAt = (value: object, key: string): number | undefined => {
  const found: unknown = Reflect.get(value, key);
  return typeof found === 'number' ? found : undefined;
};

/** A column of text is at most 34em wide; on a phone it leaves 20 px at each side. */
const measured = '(min-width: 41rem) 612px, calc(100vw - 40px)';

/** An uploaded picture, or the link to an uploaded file; nothing when the upload is gone. */
export const RichTextPicture = ({ upload }: { upload: unknown }) => {
  if (typeof upload !== 'object' || upload === null) return null;
  const src = mediaPath(safeHref(textAt(upload, 'url')));
  if (src === undefined) return null;
  if (!textAt(upload, 'mimeType')?.startsWith('image/')) {
    return (
      <p>
        <a href={src}>{textAt(upload, 'filename') ?? src}</a>
      </p>
    );
  }
  return (
    <Picture
      media={{
        url: src,
        alt: textAt(upload, 'alt'),
        width: numberAt(upload, 'width'),
        height: numberAt(upload, 'height'),
      }}
      sizes={measured}
    />
  );
};
