import type { Product } from './product.ts';

type Body = Record<string, unknown>;
/** A document, or a form with a file. */
type Sent = Body | FormData;
export type Answer = { status: number; body: Body; session: string };

const newPassword = 'Correct-horse-battery-26';
let signedIn: Promise<string> | undefined;

/** What the studio's own screens call, signed in as the owner: the first time with the one-time password, which is then changed. */
export function studioOf(product: Product) {
  const call = async (path: string, method: string, body?: Sent, session = ''): Promise<Answer> => {
    const response = await fetch(`${product.studio}/api${path}`, {
      method,
      headers: {
        ...(body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
        ...(session ? { Cookie: session, Origin: product.studio } : {}),
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
  const login = async (password: string) =>
    call('/users/login', 'POST', { email: product.owner.email, password });
  const signIn = async (): Promise<string> => {
    const known = await login(newPassword);
    if (known.status === 200) return known.session;
    const first = await login(product.owner.password);
    const user = first.body.user;
    const id = typeof user === 'object' && user !== null && 'id' in user ? user.id : undefined;
    await call(`/users/${id}`, 'PATCH', { password: newPassword }, first.session);
    return (await login(newPassword)).session;
  };
  return {
    call,
    newPassword,
    asOwner: async (path: string, method = 'GET', body?: Sent): Promise<Answer> => {
      signedIn ??= signIn();
      return call(path, method, body, await signedIn);
    },
  };
}
