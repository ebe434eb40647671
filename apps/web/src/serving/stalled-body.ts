import { type Exchange, sendProblem } from './send-response.ts';

/** How long a body may bring nothing. As a whole it has `wholeBodyMs`. */
const longestSilenceMs = 10_000;
export const wholeBodyMs = 60_000;

/** Answers 408 to a request whose body stops coming, and lets go of the connection. */
export function cutStalledBody({ req, res }: Exchange, silenceMs = longestSilenceMs): void {
  if (req.complete || !hasBody(req.headers)) return;
  const { socket } = req;
  // Heard on the request: Node destroys a socket whose silence only the socket hears.
  req.setTimeout(silenceMs, () => {
    res.shouldKeepAlive = false;
    res.once('finish', () => socket.destroySoon());
    void sendProblem({ req, res }, { status: 408, title: 'The rest of this request did not come' }).catch(
      () => socket.destroy(),
    );
  });
  req.once('end', () => socket.setTimeout(0));
}

const hasBody = (headers: Record<string, string | string[] | undefined>): boolean =>
  'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;
