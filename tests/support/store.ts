import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withoutTimeLimits } from '@majak/desk/database';
import { migrate } from '@majak/desk/migrations/migrate';
import { openPayload } from '@majak/desk/payload';
import type { Payload } from 'payload';

let opened: Promise<Payload> | undefined;

/** The migrated store of this test process: DATABASE_URL decides whether it is SQLite or PostgreSQL. */
export function store(): Promise<Payload> {
  opened ??= openPayload().then(async (payload) => {
    // What a statement may take is for a server that hangs, not for a machine on which others build.
    withoutTimeLimits(payload);
    await migrate(payload);
    return payload;
  });
  return opened;
}

/** A folder that is nobody else's. */
export const temporaryFolder = (): string => mkdtempSync(path.join(tmpdir(), 'majak-'));
