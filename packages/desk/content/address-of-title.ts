import type { FieldHook } from 'payload';

/** A title as an address: small letters, digits and hyphens. */
const addressOf = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/**
 * Gives a document that is published without an address one made of its title. Not before: while a draft saves itself
 * its title is half typed.
 */
export const addressOfTitle: FieldHook = ({ value, data, originalDoc }) => {
  if (value || data?._status !== 'published') return value;
  const title: unknown = data.title ?? originalDoc?.title;
  return typeof title === 'string' ? addressOf(title) : value;
};
