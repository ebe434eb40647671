import * as z from 'zod';

type Fault = { field: string; message: string; code: string };
/** A custom field of the desk: any text, or one of its choices. */
export type CustomFields = Record<string, 'text' | readonly string[]>;

const known = new Set(
  `name requester_id email facebook_id phone twitter_id unique_external_id subject type status priority description
  responder_id attachments cc_emails custom_fields due_by email_config_id fr_due_by group_id parent_id product_id source
  tags company_id internal_agent_id internal_group_id lookup_parameter`.split(/\s+/),
);
const requesters = ['requester_id', 'phone', 'email', 'twitter_id', 'facebook_id', 'unique_external_id'];
const choices: Record<string, number[]> = {
  status: [2, 3, 4, 5],
  priority: [1, 2, 3, 4],
  source: [1, 2, 3, 7, 9, 10],
};

const mostCharacters = (field: string, text: string, most: number): Fault[] =>
  [...text].length > most
    ? [
        {
          field,
          message: `Has ${[...text].length} characters, it can have maximum of ${most} characters`,
          code: 'invalid_value',
        },
      ]
    : [];

function textFaults(field: string, value: unknown, most: number): Fault[] {
  if (value === undefined || value === null || value === '') {
    return [{ field, message: 'It should be a/an String', code: 'missing_field' }];
  }
  if (typeof value !== 'string') {
    return [
      {
        field,
        message: 'Value set is of the wrong type. It should be a/an String',
        code: 'datatype_mismatch',
      },
    ];
  }
  return mostCharacters(field, value, most);
}

function choiceFaults(field: string, value: unknown): Fault[] {
  const allowed = choices[field] ?? [];
  if (typeof value === 'number' && allowed.includes(value)) return [];
  const code =
    value === undefined ? 'missing_field' : typeof value === 'number' ? 'invalid_value' : 'datatype_mismatch';
  return [{ field, message: `It should be one of these values: '${allowed.join(',')}'`, code }];
}

function tagFaults(tags: unknown): Fault[] {
  if (tags === undefined) return [];
  if (!Array.isArray(tags) || tags.some((tag) => typeof tag !== 'string')) {
    return [{ field: 'tags', message: 'It should be a/an Array', code: 'datatype_mismatch' }];
  }
  return tags.flatMap((tag) => mostCharacters('tags', String(tag), 32));
}

function customFaults(given: Record<string, unknown>, fields: CustomFields): Fault[] {
  return Object.entries(given).flatMap(([name, value]) => {
    const kind = fields[name];
    const field = `custom_fields.${name}`;
    if (kind === undefined || value === null) return [];
    if (kind === 'text') return value === '' ? [] : textFaults(field, value, 255);
    if (typeof value === 'string' && kind.includes(value)) return [];
    return [
      { field, message: `It should be one of these values: '${kind.join(',')}'`, code: 'invalid_value' },
    ];
  });
}

const unknownField = (field: string): Fault => ({
  field,
  message: 'Unexpected/invalid field in request',
  code: 'invalid_field',
});

/** What Freshdesk finds wrong with a new ticket: unknown names alone first, then values. */
export function ticketFaults(ticket: Record<string, unknown>, fields: CustomFields): Fault[] {
  const custom = z.record(z.string(), z.unknown()).safeParse(ticket.custom_fields ?? {}).data;
  const unknown = Object.keys(ticket).filter((name) => !known.has(name));
  // Where it says so differs between reports: a bare name here, a path for wrong values.
  const unknownCustom = Object.keys(custom ?? {}).filter((name) => !(name in fields));
  if (unknown.length + unknownCustom.length > 0) return [...unknown, ...unknownCustom].map(unknownField);
  const faults = [
    ...textFaults('subject', ticket.subject, 255),
    ...textFaults('description', ticket.description, Number.POSITIVE_INFINITY),
    ...['status', 'priority'].flatMap((name) => choiceFaults(name, ticket[name])),
    ...(ticket.source === undefined ? [] : choiceFaults('source', ticket.source)),
    ...tagFaults(ticket.tags),
    ...customFaults(custom ?? {}, fields),
  ];
  if (!custom)
    faults.push({
      field: 'custom_fields',
      message: 'It should be a/an key/value pair',
      code: 'datatype_mismatch',
    });
  if (requesters.every((name) => ticket[name] === undefined)) {
    const message = `Please fill at least 1 of ${requesters.join(', ')} fields`;
    faults.push({ field: 'requester_id', message, code: 'missing_field' });
  } else if (ticket.email !== undefined && !z.email().safeParse(ticket.email).success) {
    const message = "It should be in the 'valid email address' format";
    faults.push({ field: 'email', message, code: 'invalid_value' });
  }
  return faults;
}
