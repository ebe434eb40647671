import { createServer, type RequestListener } from 'node:http';
import { onTestFinished } from 'vitest';

/** Serves HTTP on this machine until the running test is over; answers the address. */
export async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  onTestFinished(() => server.close().closeAllConnections());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`;
}

/** Serves the same answer to every request. */
export const answering = (status: number, body = '', headers: Record<string, string> = {}): Promise<string> =>
  serve((_request, response) => void response.writeHead(status, headers).end(body));
