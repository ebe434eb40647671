import type { Field } from 'payload';
import { roleOf } from '../access.ts';

type Asked = { req: Parameters<typeof roleOf>[0] };

/** Staff read it, strangers never do, published or not; only the product itself writes it. */
const closed = {
  create: () => false,
  read: ({ req }: Asked) => roleOf(req) !== undefined,
  update: () => false,
} as const;
const shown = { readOnly: true, position: 'sidebar' } as const;

/** Where a review came from that a client handed in through the site. An editor who types one in leaves them empty. */
export const reviewOriginFields: Field[] = [
  {
    name: 'source',
    type: 'select',
    options: [{ value: 'site', label: 'Form on the site' }],
    access: closed,
    admin: { ...shown, condition: (data) => Boolean(data.source) },
  },
  {
    name: 'email',
    type: 'email',
    label: 'E-mail',
    access: closed,
    admin: {
      ...shown,
      description: 'For a question back. Never shown on the site.',
      condition: (data) => Boolean(data.source),
    },
  },
  {
    name: 'consent',
    type: 'textarea',
    label: 'Agreed to',
    access: closed,
    admin: { ...shown, condition: (data) => Boolean(data.source) },
  },
  {
    name: 'spam',
    type: 'checkbox',
    label: 'Looks like a program wrote it',
    defaultValue: false,
    access: closed,
    admin: {
      ...shown,
      description: 'Deleted after a month unless it’s published.',
      condition: (data) => Boolean(data.spam),
    },
  },
  {
    name: 'idempotencyKey',
    type: 'text',
    unique: true,
    index: true,
    access: closed,
    admin: { hidden: true },
  },
  { name: 'bodyHash', type: 'text', access: closed, admin: { hidden: true } },
];
