const scripts = /\/_assets\/[\w.-]+\.js/g;
/** `import"./x.js"`, `from"./x.js"`; what `import("./x.js")` brings comes when it is asked for. */
const imported = /(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g;

/** The scripts that pages of a site load, with all that these import, by their address. */
export async function pageScripts(
  web: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  const pages = await Promise.all(paths.map(async (path) => (await fetch(web + path)).text()));
  const open = new Set(pages.flatMap((html) => html.match(scripts) ?? []));
  // A set gives what is added to it while it is walked through.
  for (const address of open) {
    const code = await (await fetch(web + address)).text();
    found.set(address, code);
    for (const [, name = ''] of code.matchAll(imported)) open.add(`/_assets/${name}`);
  }
  return found;
}
