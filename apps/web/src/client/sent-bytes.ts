import { type SentKind, sentInWords } from './sent-in-words.ts';

/** What a plain post brought before this page is in its line already. */
const posted = Number(document.querySelector<HTMLElement>('[data-sent-bytes]')?.dataset.sentBytes ?? 0);
const sent: Record<SentKind, number> = { drawing: 0, lookup: 0, form: posted };

const kindOf = (path: string): SentKind => {
  if (path.includes('/registers/')) return 'lookup';
  return /\/(documents|invoices|official-forms)\//.test(path) ? 'drawing' : 'form';
};

/** How many bytes of answers a request carries: its body, and the address of a look-up, which names what is looked up. */
async function bytesOf(request: Request, path: string): Promise<number> {
  const body = await request.blob();
  return body.size + (kindOf(path) === 'lookup' ? path.slice(path.indexOf('/registers/')).length : 0);
}

function add(kind: SentKind, bytes: number): void {
  if (bytes === 0) return;
  sent[kind] += bytes;
  for (const line of document.querySelectorAll('[data-sent-bytes]')) line.textContent = sentInWords(sent);
}

async function count(request: Request): Promise<void> {
  const { origin, pathname, search } = new URL(request.url);
  if (origin !== location.origin) return;
  add(kindOf(pathname), await bytesOf(request, pathname + search));
}

// Counted where everything passes that this page sends by a script, whoever sends it.
const send = window.fetch;
window.fetch = (input, init) => {
  // A body is read once: a copy of it is counted.
  void count(new Request(input instanceof Request ? input.clone() : input, init));
  return send(input, init);
};

// Files of a form go the older way, which tells how far they are.
const { send: upload } = XMLHttpRequest.prototype;
XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, body) {
  if (body && !(body instanceof Document))
    void new Response(body).blob().then(({ size }) => add('form', size));
  upload.call(this, body);
};
