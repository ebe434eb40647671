import { type Exchange, sendProblem } from './send-response.ts';

/** What a body may take: who is slow gets through, who trickles does not. */
export const bodyPatience = {
  /** How long it may bring nothing. */
  silenceMs: 10_000,
  /** What it has as a whole, */
  wholeMs: 60_000,
  /** and a second more for each time that so many bytes came: 10 MB may take eleven minutes. */
  bytesPerSecond: 16 * 1024,
};

/** Answers 408 to a request whose body stops coming or only trickles, and lets go of the connection. */
export function cutStalledBody({ req, res }: Exchange, patience = bodyPatience): void {
  if (req.complete || !hasBody(req.headers)) return;
  const { socket } = req;
  const [startedMs, startedBytes] = [performance.now(), socket.bytesRead];
  const cut = () => {
    clearTimeout(timer);
    res.shouldKeepAlive = false;
    res.once('finish', () => socket.destroySoon());
    void sendProblem({ req, res }, { status: 408, title: 'The rest of this request did not come' }).catch(
      () => socket.destroy(),
    );
  };
  const leftMs = () =>
    patience.wholeMs +
    ((socket.bytesRead - startedBytes) / patience.bytesPerSecond) * 1000 -
    (performance.now() - startedMs);
  const look = () => {
    const left = leftMs();
    if (left <= 0) return cut();
    timer = setTimeout(look, left).unref();
  };
  let timer = setTimeout(look, patience.wholeMs).unref();
  // Heard on the request: Node destroys a socket whose silence only the socket hears.
  req.setTimeout(patience.silenceMs, cut);
  req.once('end', () => socket.setTimeout(0));
  req.once('close', () => clearTimeout(timer));
}

const hasBody = (headers: Record<string, string | string[] | undefined>): boolean =>
  'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;
