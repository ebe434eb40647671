/** What `SITE` may be: each is a folder beside this file. */
export const siteNames = ['cz', 'sk'] as const;
