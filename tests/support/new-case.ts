import { randomUUID } from 'node:crypto';
import { expect, inject } from 'vitest';
import { newAddress } from './browser.ts';
import { contactInput } from './contact-input.ts';
import { studioOf } from './studio.ts';

/**
 * A case made from a request of somebody with this address, as staff make it.
 * @returns its reference, what makes a change to it, and what asks its client for a payment.
 */
export async function newCase(email: string, opening: object) {
  const product = inject('product');
  const { web, studio, owner } = product;
  const post = async (path: string, body: object) => {
    const response = await fetch(`${studio}/api${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Cookie: owner.session,
        Origin: studio,
        'Idempotency-Key': randomUUID(),
      },
      body: JSON.stringify(body),
    });
    expect([path, response.status]).toEqual([path, /\/(case|orders)$/.test(path) ? 201 : 200]);
    return response.json();
  };
  const posted = await fetch(`${web}/api/v1/util-functions/create-fresh-desk-task`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': newAddress() },
    body: JSON.stringify(contactInput({ email, description: randomUUID() })),
  });
  const { reference } = await posted.json();
  const { body } = await studioOf(product).asOwner(`/requests?where[reference][equals]=${reference}&depth=0`);
  const [request] = Array.isArray(body.docs) ? body.docs : [];
  const { id } = await post(`/requests/${request?.id}/case`, opening);
  const press = (kind: string, answers: object) => post(`/cases/${id}/changes`, { kind, answers });
  const askToPay = (answers: object) => post(`/cases/${id}/orders`, answers);
  return { reference: String(reference), press, askToPay };
}
