import { env } from '@majak/desk/env';
import { keptFiles } from './kept-files.ts';

/** Every picture that was drawn or resized, under one limit. */
export const keptPictures = keptFiles({
  directory: env.pictureCacheDir,
  limitBytes: env.PICTURE_CACHE_MB * 1024 * 1024,
});
