import type { MediaDocument } from './picture.tsx';

/** What a relation to a picture holds: the picture, or only its number when it is gone. */
export type PictureRelation = MediaDocument | number | null;

/** The picture itself; nothing when it is gone. */
export const storedPicture = (value: PictureRelation | undefined): MediaDocument | undefined =>
  typeof value === 'object' && value !== null ? value : undefined;
