import { connect } from 'node:net';
import { percentile } from './figures.ts';

/**
 * Asks one address again and again over kept-alive connections and prints what came of it as JSON. A process of its
 * own, and on bare sockets: an HTTP client would be busier than the server it measures.
 * `node tests/bench/load.ts URL CONNECTIONS SECONDS ENCODING`
 */
const [address = '', connections = '32', seconds = '3', encoding = 'identity'] = process.argv.slice(2);
const { hostname, port, host, pathname } = new URL(address);
const request = `GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: ${encoding}\r\n\r\n`;
const untilMs = performance.now() + Number(seconds) * 1000;
const chunkedEnd = '0\r\n\r\n';
const latenciesMs: number[] = [];
let bytes = 0;
let failed = 0;

/** Bytes of the whole answer by its head; nothing when it comes in chunks. */
function lengthOf(head: string): number | undefined {
  if (!head.startsWith('HTTP/1.1 200')) failed += 1;
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  return length === undefined ? undefined : head.length + 4 + Number(length);
}

function askOverAndOver(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let startedMs = 0;
    let received = 0;
    let expected: number | undefined;
    const ask = () => {
      received = 0;
      startedMs = performance.now();
      socket.write(request);
    };
    socket.on('connect', ask);
    socket.on('error', reject);
    socket.on('data', (data) => {
      if (received === 0) {
        const headEnd = data.indexOf('\r\n\r\n');
        expected = lengthOf(data.toString('latin1', 0, headEnd));
      }
      received += data.length;
      const done =
        expected === undefined
          ? data.toString('latin1', data.length - 5) === chunkedEnd
          : received >= expected;
      if (!done) return;
      const nowMs = performance.now();
      latenciesMs.push(nowMs - startedMs);
      bytes += received;
      if (nowMs < untilMs) return ask();
      socket.destroy();
      resolve();
    });
  });
}

await Promise.all(Array.from({ length: Number(connections) }, askOverAndOver));
const result = {
  perSecond: latenciesMs.length / Number(seconds),
  p50Ms: percentile(latenciesMs, 0.5),
  p99Ms: percentile(latenciesMs, 0.99),
  bytes: bytes / latenciesMs.length,
  failed,
};
process.stdout.write(JSON.stringify(result));
