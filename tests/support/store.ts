import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate } from '@majak/desk/migrations/migrate';
import { openPayload } from '@majak/desk/payload';
import type { Payload } from 'payload';

let opened: Promise<Payload> | undefined;

/** The migrated store of this test process: DATABASE_URL decides whether it is SQLite or PostgreSQL. */
export function store(): Promise<Payload> {
  opened ??= openPayload().then(async (payload) => {
    await migrate(payload);
    return payload;
  });
  return opened;
}

/** A folder that is nobody else's. */
export const temporaryFolder = (): string => mkdtempSync(path.join(tmpdir(), 'majak-'));
