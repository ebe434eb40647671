import type { Outcome } from '../outcome.ts';
import { type Call, freshdeskCall } from './freshdesk-call.ts';
import { findTicket } from './freshdesk-lookup.ts';
import { createOutcome, fieldFaults } from './freshdesk-outcome.ts';
import { customFieldNames, freshdeskTicket } from './freshdesk-ticket.ts';
import type { HelpDeskPort, Ticket } from './port.ts';

type Options = {
  /** `acme`, `acme.freshdesk.com`, or `http://127.0.0.1:port` for a stub on this machine. */
  domain: string;
  key: string;
  /** For one call, its answer included; an attempt with all its calls takes at most three times as long. */
  timeoutMs: number;
  fetch?: typeof fetch;
};

const maxBytes = 1024 * 1024;
const callsInTime = 3;

/** @throws Error if the domain is none of Freshdesk's: the key is sent there. */
function originOf(domain: string): string {
  if (/^http:\/\/127\.0\.0\.1:\d{1,5}$/.test(domain)) return domain;
  const name = /^([a-z0-9][a-z0-9-]*)(\.freshdesk\.com)?$/i.exec(domain)?.[1];
  if (!name) throw new Error('The domain of the help desk must be acme or acme.freshdesk.com');
  return `https://${name.toLowerCase()}.freshdesk.com`;
}

const customFieldOf = (field: string): string | undefined =>
  /^custom_fields(?:[.[](\w+)\]?)?$/.exec(field)?.[1] ?? /^(cf_\w+|custom_fields)$/.exec(field)?.[1];

/** The custom fields a 400 is about; nothing when it is about anything else, which posting again would not mend. */
function faultyCustomFields(answer: Parameters<typeof fieldFaults>[0]): ReadonlySet<string> | undefined {
  const fields = fieldFaults(answer).map(({ field }) => customFieldOf(field));
  if (fields.length === 0 || fields.includes(undefined)) return undefined;
  const known = fields.filter((field) => field !== undefined && customFieldNames.has(field));
  return known.length === fields.length ? new Set(known.map(String)) : customFieldNames;
}

/**
 * Posts a ticket; without the custom fields this desk does not know, or whose choices differ, if it says so. Unknown
 * names are reported before wrong values, so a third post goes without any. A 400 stores nothing: no ticket is made twice.
 */
async function create(call: Call, ticket: Ticket): Promise<Outcome> {
  const post = (omitted: ReadonlySet<string>) =>
    call({ path: '/api/v2/tickets', body: freshdeskTicket(ticket, omitted), maxBytes });
  const first = await post(new Set());
  const faulty = faultyCustomFields(first);
  if (!faulty) return createOutcome(first);
  const second = await post(faulty);
  if (faulty.size === customFieldNames.size || !faultyCustomFields(second)) return createOutcome(second);
  return createOutcome(await post(customFieldNames));
}

/**
 * Freshdesk, API v2.
 * @throws Error if the domain is none of Freshdesk's.
 */
export function freshdesk({ domain, key, timeoutMs, fetch = globalThis.fetch }: Options): HelpDeskPort {
  const origin = originOf(domain);
  return {
    kind: 'real',
    target: origin,
    submit: async (ticket, { inDoubt }) => {
      const deadline = AbortSignal.timeout(timeoutMs * callsInTime);
      const call = freshdeskCall({ origin, key, timeoutMs, deadline, fetch });
      const found = inDoubt ? await findTicket(call, ticket) : undefined;
      if (found) return found;
      const outcome = await create(call, ticket);
      // An earlier attempt can still be on its way into the list: the doubt stays until the desk has said yes.
      return outcome.kind === 'retry' && inDoubt ? { ...outcome, inDoubt: true } : outcome;
    },
  };
}
