import { type SentKind, sentInWords } from './sent-in-words.ts';

const sent: Record<SentKind, number> = { drawing: 0, lookup: 0, form: 0 };

const kindOf = (path: string): SentKind => {
  if (path.includes('/registers/')) return 'lookup';
  return /\/(documents|invoices)\//.test(path) ? 'drawing' : 'form';
};

/** How many bytes of answers a request carries: its body, and the address of a look-up, which names what is looked up. */
async function bytesOf(request: Request, path: string): Promise<number> {
  const body = await request.blob();
  return body.size + (kindOf(path) === 'lookup' ? path.slice(path.indexOf('/registers/')).length : 0);
}

async function count(request: Request): Promise<void> {
  const { origin, pathname, search } = new URL(request.url);
  if (origin !== location.origin) return;
  const bytes = await bytesOf(request, pathname + search);
  if (bytes === 0) return;
  sent[kindOf(pathname)] += bytes;
  for (const line of document.querySelectorAll('[data-sent-bytes]')) line.textContent = sentInWords(sent);
}

// Counted where everything passes that this page sends by a script, whoever sends it.
const send = window.fetch;
window.fetch = (input, init) => {
  // A body is read once: a copy of it is counted.
  void count(new Request(input instanceof Request ? input.clone() : input, init));
  return send(input, init);
};
