import type { CollectionConfig, FieldAccess } from 'payload';
import { env } from '../../env.ts';
import { accessTo, roleOf, type roles } from '../access.ts';
import { checkChange, markOneTimePassword } from './users-hooks.ts';
import { checkResetPassword } from './users-password.ts';
import { signInEndpoints } from './users-sign-in.ts';

const table = accessTo('users');

/** Owners give roles to others. Nobody changes their own, so one owner always remains. */
const givesRole: FieldAccess = ({ req, id }) =>
  roleOf(req) === 'owner' && (id === undefined || String(id) !== String(req.user?.id));
const nobody: FieldAccess = () => false;

/** People who work in the studio. */
export const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Person', plural: 'People' },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role', 'updatedAt'],
    group: 'Agency',
    hideAPIURL: true,
    description:
      'Who may sign in. A password that you set for somebody works until they replace it at their first sign-in.',
    hidden: ({ user }) => user?.role !== 'owner' || Boolean(user.mustChangePassword),
  },
  auth: {
    // Payload locks an account for everybody, its owner included, and says so: the limits of `users-limits.ts` do neither.
    // Zero would take its two columns away.
    maxLoginAttempts: Number.MAX_SAFE_INTEGER,
    tokenExpiration: 8 * 60 * 60,
    useAPIKey: false,
    // The cookie carries the session; a script has no use for it.
    removeTokenFromResponses: true,
    cookies: { sameSite: 'Lax', secure: env.studioUrl.startsWith('https:') },
  },
  versions: false,
  endpoints: signInEndpoints,
  access: {
    ...table,
    admin: ({ req }) => Boolean(req.user),
    // Everyone sees and mends their own account, whatever their role.
    read: async (args) => (await table.read?.(args)) || ownAccount(args.req.user),
    update: async (args) => (await table.update?.(args)) || ownAccount(args.req.user),
    delete: async (args) =>
      (await table.delete?.(args)) ? { id: { not_equals: args.req.user?.id } } : false,
  },
  fields: [
    {
      name: 'passwordNotice',
      type: 'ui',
      admin: { components: { Field: '/components/password-notice#PasswordNotice' } },
    },
    {
      name: 'currentPassword',
      type: 'text',
      virtual: true,
      label: 'Your current password',
      admin: {
        disableListColumn: true,
        disableListFilter: true,
        components: { Field: '/components/current-password#CurrentPassword' },
      },
    },
    { name: 'name', type: 'text', required: true },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'agent',
      options: [
        { value: 'owner', label: 'Owner: everything' },
        { value: 'editor', label: 'Editor: what the site shows' },
        { value: 'agent', label: 'Agent: requests of clients' },
      ] satisfies { value: (typeof roles)[number]; label: string }[],
      access: { create: givesRole, update: givesRole },
      admin: { position: 'sidebar' },
    },
    {
      name: 'mustChangePassword',
      type: 'checkbox',
      defaultValue: false,
      admin: { hidden: true },
      access: { create: nobody, update: nobody },
    },
  ],
  hooks: {
    beforeOperation: [checkResetPassword],
    beforeValidate: [checkChange],
    beforeChange: [markOneTimePassword],
  },
};

function ownAccount(user: { id: number | string } | null) {
  return user ? { id: { equals: user.id } } : false;
}
