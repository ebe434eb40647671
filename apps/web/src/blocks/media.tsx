import { Section } from '@majak/ui/section';
import { Picture } from '../pictures/picture.tsx';
import { type PictureRelation, storedPicture } from '../pictures/stored-picture.ts';

export type MediaProps = { picture?: PictureRelation; caption?: string | null; wide?: boolean | null };

/** A picture with its caption. */
export const Media = ({ picture, caption, wide }: MediaProps) => {
  const stored = storedPicture(picture);
  return stored ? (
    <Section width={wide ? 'page' : 'measure'}>
      <figure>
        <Picture
          media={stored}
          sizes={wide ? '(min-width: 1245px) 1165px, 92vw' : '(min-width: 44rem) 40rem, 92vw'}
          className="h-auto w-full rounded-lg"
        />
        {caption ? <figcaption className="mt-3 text-small text-text-muted">{caption}</figcaption> : null}
      </figure>
    </Section>
  ) : null;
};
