import { logFailure } from '@majak/desk/log';
import type { ClientOrder } from '@majak/desk/orders/client-orders';
import { openPayload } from '@majak/desk/payload';
import { clientMatters } from '@majak/desk/sign-in/client-matters';
import { type Erasure, eraseClient, erasureOf } from '@majak/desk/sign-in/erase-client';
import { clientAreaPath } from '@majak/desk/sign-in/return-address';
import { signedInClient } from '@majak/desk/sign-in/signed-in-client';
import { isPressed } from '../sign-in/is-pressed.ts';

/** The page that asks once more, or where to go instead. */
export type EraseView = { goTo: string } | (EraseQuestion & { status: number });

/** What is asked before it is erased. */
export type EraseQuestion = {
  email: string;
  erasure: Erasure;
  orders: readonly ClientOrder[];
  said?: string;
};

/** Shows what would be erased; erases it once the box is ticked. */
export async function handleErase(request: Request): Promise<EraseView> {
  try {
    const payload = await openPayload();
    const client = await signedInClient(payload, request);
    if (!client) return { goTo: `/api/auth/login?return=${clientAreaPath}/erase` };
    const { email } = client;
    const isPost = request.method === 'POST';
    if (isPost && (await isPressed(request, 'sure'))) {
      await eraseClient(payload, email, new Date());
      return { goTo: `${clientAreaPath}?erased` };
    }
    const matters = await clientMatters(payload, email);
    return {
      status: isPost ? 422 : 200,
      email,
      erasure: erasureOf(matters),
      orders: matters.orders,
      ...(isPost ? { said: 'Tick the box to erase your data' } : {}),
    };
  } catch (error) {
    logFailure('A client’s data could not be erased', error);
    return { goTo: `${clientAreaPath}?not-erased` };
  }
}
