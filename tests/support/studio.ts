import type { Product } from './start-product.ts';

type Body = Record<string, unknown>;
/** A document, or a form with a file. */
type Sent = Body | FormData;
type Answer = { status: number; body: Body; session: string };

/** What the studio's own screens call. */
function studioAt(studio: string) {
  return async (path: string, method: string, body?: Sent, session = ''): Promise<Answer> => {
    const response = await fetch(`${studio}/api${path}`, {
      method,
      headers: {
        ...(body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
        ...(session ? { Cookie: session, Origin: studio } : {}),
      },
      body: body instanceof FormData ? body : body && JSON.stringify(body),
    });
    const [cookie = ''] = response.headers.getSetCookie().filter((one) => one.startsWith('majak-token='));
    return {
      status: response.status,
      body: await response.json().catch(() => ({})),
      session: cookie.split(';')[0] ?? '',
    };
  };
}

type Owner = { email: string; password: string };

/** Changes the one-time password of the first owner, who may do nothing before. Answers the owner as they are then, with a session. */
export async function takePossession(
  studio: string,
  { email, password }: Owner,
): Promise<Owner & { session: string }> {
  const call = studioAt(studio);
  const first = await call('/users/login', 'POST', { email, password });
  const user = first.body.user;
  const id = typeof user === 'object' && user !== null && 'id' in user ? user.id : undefined;
  const own = { email, password: 'Correct-horse-battery-26' };
  await call(`/users/${id}`, 'PATCH', { password: own.password }, first.session);
  return { ...own, session: (await call('/users/login', 'POST', own)).session };
}

/** The studio as a stranger calls it, and as its owner does. */
export function studioOf({ studio, owner }: Product) {
  const call = studioAt(studio);
  return {
    call,
    asOwner: (path: string, method = 'GET', body?: Sent): Promise<Answer> =>
      call(path, method, body, owner.session),
  };
}
