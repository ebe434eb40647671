import { env } from '@majak/desk/env';
import { diskCache } from './disk-cache.ts';

/** Every picture that was drawn or resized, under one limit. */
export const pictureCache = diskCache({
  directory: env.pictureCacheDir,
  limitBytes: env.PICTURE_CACHE_MB * 1024 * 1024,
});
