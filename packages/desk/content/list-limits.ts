import type { CollectionBeforeOperationHook, SanitizedConfig } from 'payload';
import { roleOf } from './access.ts';

/** As many as a stranger is given at once, and as many references on from there as are followed. */
const most = { documents: 100, depth: 2 };

const within = (asked: unknown, highest: number): number =>
  typeof asked === 'number' && asked >= 0 && asked <= highest ? asked : highest;

/**
 * Keeps what strangers ask of the studio's API small: no list without an end, no document with all that hangs on it.
 * The site itself, which does not ask over the network, and people with a role are given what they ask for.
 */
export const limitStrangers: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'read' || req.payloadAPI === 'local' || roleOf(req)) return args;
  const limit = 'limit' in args ? args.limit : undefined;
  return {
    ...args,
    pagination: true,
    depth: within(args.depth, most.depth),
    // To Payload zero means all.
    ...(limit === undefined ? {} : { limit: within(limit || undefined, most.documents) }),
  };
};

/** Limits strangers in every collection, Payload's own included. */
export function limitLists(config: SanitizedConfig): SanitizedConfig {
  for (const { hooks } of config.collections) hooks.beforeOperation.push(limitStrangers);
  return config;
}
