import { appendFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/** A mail as the server took it: `from` and `to` are the envelope's, `raw` is the message. */
type TakenMail = { from: string; to: string[]; raw: string };
/** Where it goes wrong; after `data` the mail was taken before the connection is dropped or falls silent. */
export type SmtpFailure =
  | { at: 'connect' | 'mail' | 'rcpt' | 'data'; reply: number; text: string }
  | { at: 'mail' | 'data'; reply: 'drop' | 'silence' }
  | { at: 'rcpt'; reply: 'greylist' };
type StubSmtpOptions = {
  port?: number;
  /** When given, nobody else may send. */
  user?: string;
  password?: string;
  /** A file that gets a line of JSON for every mail taken. */
  file?: string;
};
export type StubSmtp = Awaited<ReturnType<typeof startSmtp>>;

const replyWith = (responseCode: number, text: string): Error =>
  Object.assign(new Error(text), { responseCode });
const addressOf = (sender: false | { address: string }): string => (sender ? sender.address : '');

/** A real SMTP server on this machine that keeps what it takes, and fails on demand. */
export async function startSmtp({ port = 0, user, password = '', file }: StubSmtpOptions = {}) {
  const mails: TakenMail[] = [];
  const greylisted = new Set<string>();
  const sockets = new Map<number | undefined, Socket>();
  let failure: SmtpFailure | undefined;

  const keep = (mail: TakenMail) => {
    mails.push(mail);
    if (file) appendFileSync(file, `${JSON.stringify(mail)}\n`);
  };
  /** Answers a step of the dialogue: as asked to fail, or well. */
  const answer = (
    at: SmtpFailure['at'],
    session: SMTPServerSession,
    callback: (error?: Error | null) => void,
  ) => {
    if (failure?.at !== at) return callback();
    if (failure.reply === 'silence') return;
    if (failure.reply === 'drop') return void sockets.get(session.remotePort)?.destroy();
    if ('text' in failure) return callback(replyWith(failure.reply, failure.text));
    const who = JSON.stringify([session.remoteAddress, session.envelope.mailFrom, session.envelope.rcptTo]);
    if (greylisted.has(who)) return callback();
    greylisted.add(who);
    callback(replyWith(451, '4.7.1 Greylisted, please try again'));
  };

  const server = new SMTPServer({
    authOptional: user === undefined,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1,
    onAuth: (given, _session, callback) => {
      if (given.username === user && given.password === password)
        return callback(null, { user: given.username });
      callback(replyWith(535, '5.7.8 Authentication credentials invalid'));
    },
    onConnect: (session, callback) => answer('connect', session, callback),
    onMailFrom: (_sender, session, callback) => answer('mail', session, callback),
    onRcptTo: (_recipient, session, callback) => answer('rcpt', session, callback),
    onData: (stream, session, callback) => {
      const { mailFrom, rcptTo } = session.envelope;
      const mail = { from: addressOf(mailFrom), to: rcptTo.map(({ address }) => address) };
      const refuses = failure?.at === 'data' && 'text' in failure;
      buffer(stream).then((raw) => {
        if (!refuses) keep({ ...mail, raw: raw.toString('utf8') });
        answer('data', session, callback);
      }, callback);
    },
  });
  const dropConnections = () => {
    for (const socket of sockets.values()) socket.destroy();
  };
  server.on('error', () => undefined);
  server.server.on('connection', (socket) => {
    const { remotePort } = socket;
    sockets.set(remotePort, socket);
    socket.once('close', () => sockets.delete(remotePort));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  const address = server.server.address();
  const host = `127.0.0.1:${address && typeof address === 'object' ? address.port : port}`;
  const login = user === undefined ? '' : `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`;
  return {
    url: `smtp://${login}${host}`,
    mails: (): readonly TakenMail[] => mails,
    parsed: () => Promise.all(mails.map(({ raw }) => PostalMime.parse(raw))),
    /** From now on it fails so; without an argument it works again. */
    fail: (how?: SmtpFailure) => {
      failure = how;
    },
    connections: () => sockets.size,
    dropConnections,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        dropConnections();
      }),
  };
}

if (import.meta.main) {
  const given = { type: 'string' } as const;
  const { values } = parseArgs({ options: { port: given, user: given, password: given, file: given } });
  const { url } = await startSmtp({ ...values, port: Number(values.port ?? 0) });
  console.log(url);
}
