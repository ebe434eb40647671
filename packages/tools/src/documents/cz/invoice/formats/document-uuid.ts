/**
 * The identifier of an invoice's files. The same invoice always has the same, so that a file written twice is the same file.
 * @param hex SHA-256 of the invoice as JSON.
 */
export function documentUuidOf(hex: string): string {
  // Version 8: made by a rule of our own. Source: RFC 9562 § 5.8.
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`];
  return [...parts, hex.slice(20, 32)].join('-');
}
