import { createServer } from 'node:http';

/** What the vendor's script does: finds the places of widgets, tries to reach around itself, asks its server, writes. */
const script = `
  for (const place of document.querySelectorAll('[class^=elfsight-app-]')) {
    const reach = (what) => { try { return String(what()); } catch { return 'refused'; } };
    const said = [
      'Widget ' + place.className.replace('elfsight-app-', ''),
      'cookie ' + reach(() => document.cookie),
      'page ' + reach(() => parent.document.title),
    ];
    const from = document.currentScript.src.replace('platform.js', '');
    fetch(from + 'reviews.json').then((answer) => answer.json()).then(({ text }) => {
      place.textContent = [...said, text].join(' | ');
    });
  }
`;
const files: Record<string, { type: string; body: string }> = {
  '/platform.js': { type: 'text/javascript', body: script },
  '/reviews.json': { type: 'application/json', body: JSON.stringify({ text: 'Five stars elsewhere' }) },
};

/** A vendor of reviews widgets on this machine. */
export async function startReviewsVendor() {
  const asked: string[] = [];
  const server = createServer(({ url = '/' }, response) => {
    asked.push(url);
    const file = files[url];
    response.writeHead(file ? 200 : 404, {
      'content-type': file?.type ?? 'text/plain',
      'access-control-allow-origin': '*',
    });
    response.end(file?.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    host: `127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`,
    /** Paths it was asked for so far. */
    asked: (): readonly string[] => asked,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
