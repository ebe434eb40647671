/** The studio stores pictures under its own address; the site serves the same file under its own. */
export const mediaPath = (url: string | null | undefined): string | undefined =>
  url ? `/media/${url.split('/').pop()}` : undefined;
