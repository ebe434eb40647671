import { mediaPath } from '../media-path.ts';
import { safeHref } from './safe-href.ts';

const textAt = (value: object, key: string): string | undefined => {
  const found: unknown = Reflect.get(value, key);
  return typeof found === 'string' ? found : undefined;
};
const numberAt = (value: object, key: string): number | undefined => {
  const found: unknown = Reflect.get(value, key);
  return typeof found === 'number' ? found : undefined;
};

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
    <img
      src={src}
      alt={textAt(upload, 'alt') ?? ''}
      width={numberAt(upload, 'width')}
      height={numberAt(upload, 'height')}
      loading="lazy"
      decoding="async"
    />
  );
};
