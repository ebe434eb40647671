import type { Case } from '@majak/tools/cases/case';
import type { Payload } from 'payload';
import { comparableAddress } from '../outbox/comparable-address.ts';
import { isErased } from './change-case.ts';
import { readCase } from './read-case.ts';

/** A case, if it is of the client with this address; nothing where it is another's, erased, or not there: all alike. */
export async function caseOfClient(
  payload: Payload,
  reference: string,
  email: string,
): Promise<Case | undefined> {
  const found = await readCase(payload, reference);
  if (!found || comparableAddress(found.person.email) !== comparableAddress(email)) return undefined;
  return (await isErased(payload, reference)) ? undefined : found;
}
