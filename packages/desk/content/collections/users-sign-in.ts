import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import {
  APIError,
  AuthenticationError,
  addDataAndFileToRequest,
  type Endpoint,
  loginOperation,
  type PayloadHandler,
  type PayloadRequest,
} from 'payload';
import { generatePayloadCookie } from 'payload/shared';
import * as z from 'zod';
import { evenly } from '../../evenly.ts';
import {
  attemptOf,
  mayMailReset,
  refuseIfEarly,
  rememberSignIn,
  secondsUntilReset,
  secondsUntilSignIn,
} from './users-limits.ts';

const text = z.string().catch('');
const given = z.object({ email: text, password: text }).catch({ email: '', password: '' });

async function readGiven(req: PayloadRequest): Promise<z.infer<typeof given>> {
  await addDataAndFileToRequest(req);
  return given.parse(req.data);
}

/** What is refused is answered after a whole number of seconds. */
const stepMs = 1000;

const hash = promisify(pbkdf2);
/** As much work as checking a password is, for an account that is not there: Payload checks none then. */
const checkNothing = (password: string) => hash(password, 'no account', 600_000, 32, 'sha256');

async function isAccount({ payload }: PayloadRequest, email: string): Promise<boolean> {
  const where = { email: { equals: email } };
  return (await payload.count({ collection: 'users', where, overrideAccess: true })).totalDocs > 0;
}

/** Signs in. An unknown account, a wrong password and a locked account get one answer, after the same time. */
const signIn: PayloadHandler = async (req) => {
  const startedMs = performance.now();
  const data = await readGiven(req);
  const attempt = attemptOf(req, data.email);
  refuseIfEarly(req, await secondsUntilSignIn(req.payload, attempt));
  const collection = req.payload.collections.users;
  try {
    const { token, user, exp } = await loginOperation({ collection, data, depth: 0, req });
    await rememberSignIn(req.payload, attempt);
    const { auth } = collection.config;
    const cookie = generatePayloadCookie({
      collectionAuthConfig: auth,
      cookiePrefix: req.payload.config.cookiePrefix,
      token: token ?? '',
    });
    // The cookie carries the session; a script has no use for it.
    const body = { message: req.t('authentication:passed'), exp, user };
    return Response.json(body, { headers: { 'Set-Cookie': cookie, 'Cache-Control': 'no-store' } });
  } catch (error) {
    if (!(error instanceof APIError && error.status === 401)) throw error;
    if (!(await isAccount(req, attempt.account))) await checkNothing(data.password);
    await evenly(startedMs, stepMs);
    throw new AuthenticationError(req.t);
  }
};

/** Sends the link. Nobody waits for it: how long a mail takes, and whether it could be sent, tells of the account. */
async function mailLink({ payload }: PayloadRequest, email: string): Promise<void> {
  try {
    await payload.forgotPassword({ collection: 'users', data: { email } });
  } catch (error) {
    const kind = error instanceof Error ? error.name : 'unknown';
    payload.logger.error(`A link for a new password could not be sent (${kind})`);
  }
}

/** Takes a question for a new password. Known or not, and whatever becomes of the mail: one answer, after one time. */
const forgotPassword: PayloadHandler = async (req) => {
  const startedMs = performance.now();
  const { email } = await readGiven(req);
  const attempt = attemptOf(req, email);
  if (!attempt.account) throw new APIError('Missing email.', 400, null, true);
  refuseIfEarly(req, await secondsUntilReset(req.payload, attempt));
  if (await mayMailReset(req.payload, attempt)) void mailLink(req, attempt.account);
  await evenly(startedMs, stepMs);
  return Response.json({ message: req.t('general:success') }, { headers: { 'Cache-Control': 'no-store' } });
};

/** Accounts are made by owners and need no proof of their e-mail; Payload would look for a field that is not there. */
const nothingToVerify: PayloadHandler = () =>
  Response.json({ errors: [{ message: 'There is nothing to verify.' }] }, { status: 404 });

/** Stand before Payload's own of the same paths, which answer an account that is there otherwise than one that is not. */
export const signInEndpoints: Endpoint[] = [
  { path: '/login', method: 'post', handler: signIn },
  { path: '/forgot-password', method: 'post', handler: forgotPassword },
  { path: '/verify/:id', method: 'post', handler: nothingToVerify },
];
