type Found = { total: number; match: 'all' | 'some'; more: boolean };

/** How much was found, in words. */
export function resultCount({ total, match, more }: Found): string {
  if (total === 0) return 'Nothing found';
  const count = total === 1 ? '1 page' : `${more ? 'More than ' : ''}${total} pages`;
  return match === 'all' ? count : `No page has all of these words. ${count} with some of them`;
}
