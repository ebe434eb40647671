import type { StoredMedia } from './picture.tsx';

/** What a relation to a picture holds: the picture, or only its number when it is gone. */
export type PictureRelation = StoredMedia | number | null;

/** The picture itself; nothing when it is gone. */
export const storedPicture = (value: PictureRelation | undefined): StoredMedia | undefined =>
  typeof value === 'object' && value !== null ? value : undefined;
