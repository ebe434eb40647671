import { hkdfSync } from 'node:crypto';
import { env } from '../env.ts';
import type { FileKey } from './seal.ts';

/** Where no keys are given, on a machine of a developer, one is made of its secret. */
const ownKey = (): FileKey => ({
  id: 'local',
  key: new Uint8Array(hkdfSync('sha256', env.secret, '', 'majak files', 32)),
});

/** The keys of uploads, the newest first: it seals, all of them open. */
export const fileKeys: readonly FileKey[] = env.FILES_KEYS ?? [ownKey()];
