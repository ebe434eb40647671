import { connect } from 'node:net';

type Head = { status: number; headers: Headers };

/** Sends bytes as they are, which no client would, and answers the head of what comes back. */
export function rawRequest({ hostname, port }: URL, request: string): Promise<Head> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(request, 'latin1'));
    socket.setEncoding('latin1');
    socket.on('error', reject);
    socket.on('close', () => reject(new Error(`No answer: ${answer}`)));
    socket.on('data', (part) => {
      answer += part;
      const end = answer.indexOf('\r\n\r\n');
      if (end === -1) return;
      const [first = '', ...lines] = answer.slice(0, end).split('\r\n');
      const headers = new Headers();
      for (const line of lines)
        headers.append(line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1));
      resolve({ status: Number(first.split(' ')[1]), headers });
      socket.destroy();
    });
  });
}

const safety = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
];

/** Headers of safety that an answer comes without. */
export const missingSafety = (headers: Headers): string[] => safety.filter((name) => !headers.has(name));
