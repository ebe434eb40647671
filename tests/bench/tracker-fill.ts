import { randomUUID } from 'node:crypto';
import { openCase } from '@majak/desk/cases/change-case';
import { openPayload } from '@majak/desk/payload';

/** Puts so many cases into the store, whose people were all born on one day. @example tsx tracker-fill.ts 60 */
const payload = await openPayload();
const count = Number(process.argv[2]);
for (let at = 0; at < count; at += 1)
  await openCase(payload, {
    author: 'agency',
    reference: `MJK-0000-${String(at).padStart(4, '0')}`,
    given: { permit: 'employee-card', name: 'Ana', email: `ana${at}@example.com`, bornOn: '1990-02-28' },
    idempotencyKey: randomUUID(),
  });
process.exit(0);
