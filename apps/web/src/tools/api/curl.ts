/** A call of a calculator for a shell. @param url Full address to post to. */
export const curl = (url: string, body: string): string =>
  [
    `curl ${url} \\`,
    "  -H 'Content-Type: application/json' \\",
    `  -d '${body.replaceAll("'", String.raw`'\''`)}'`,
  ].join('\n');
