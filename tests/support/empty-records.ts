import { query } from '@majak/desk/database';
import { sql } from 'drizzle-orm';
import { beforeAll } from 'vitest';
import { forgetBookings } from './booking-desk.ts';
import { forgetCases } from './case-desk.ts';
import { forgetOrders } from './order-desk.ts';
import { forgetSignIns } from './sign-in-rows.ts';
import { store } from './store.ts';

// Each file of the store begins without records, whatever the one before it left: many count what there is.
beforeAll(async () => {
  const payload = await store();
  await forgetCases();
  await forgetOrders();
  await forgetBookings();
  await forgetSignIns(payload);
  for (const table of ['_reviews_v', 'reviews', 'rate_limits', 'heartbeats'])
    await query(payload, sql`DELETE FROM ${sql.identifier(table)}`);
});
