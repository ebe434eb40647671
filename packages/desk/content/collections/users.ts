import type { CollectionConfig } from 'payload';
import { APIError } from 'payload';
import { accessTo, roleOf, roles } from '../access.ts';

const table = accessTo('users');
const passwordMinLength = 12;

/** People who work in the studio. */
export const users: CollectionConfig = {
  slug: 'users',
  admin: { useAsTitle: 'email', defaultColumns: ['name', 'email', 'role'], group: 'Agency' },
  auth: {
    maxLoginAttempts: 5,
    lockTime: 10 * 60 * 1000,
    tokenExpiration: 8 * 60 * 60,
    useAPIKey: false,
    cookies: { sameSite: 'Lax' },
  },
  versions: false,
  access: {
    ...table,
    admin: ({ req }) => Boolean(req.user),
    // Everyone sees and mends their own account, whatever their role.
    read: async (args) => (await table.read?.(args)) || ownAccount(args.req.user),
    update: async (args) => (await table.update?.(args)) || ownAccount(args.req.user),
  },
  fields: [
    { name: 'name', type: 'text', required: true },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'agent',
      options: [...roles],
      access: {
        create: ({ req }) => roleOf(req) === 'owner',
        update: ({ req }) => roleOf(req) === 'owner',
      },
    },
    {
      name: 'mustChangePassword',
      type: 'checkbox',
      defaultValue: false,
      admin: { hidden: true },
      access: { create: () => false, update: () => false },
    },
  ],
  hooks: {
    beforeValidate: [
      ({ data }) => {
        const password: unknown = data?.password;
        if (typeof password === 'string' && password !== '' && password.length < passwordMinLength)
          throw new APIError(`The password needs at least ${passwordMinLength} characters.`, 400, null, true);
        return data;
      },
    ],
    beforeChange: [
      ({ data, operation, originalDoc, req }) => {
        const chosen = operation === 'update' && typeof data.password === 'string' && data.password !== '';
        return chosen && req.user?.id === originalDoc?.id ? { ...data, mustChangePassword: false } : data;
      },
    ],
  },
};

function ownAccount(user: { id: number | string } | null) {
  return user ? { id: { equals: user.id } } : false;
}
