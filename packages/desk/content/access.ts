import type { Access, CollectionConfig, PayloadRequest } from 'payload';

export const roles = ['owner', 'editor', 'agent'] as const;
type Role = (typeof roles)[number];
type Operation = 'create' | 'read' | 'update' | 'delete';

/** What a role may do in a collection, by initials: c create, r read, u update, d delete. */
type Rights = Record<Role, string>;

/** Who may do what. A collection that is not here is closed to everyone. */
const rights = {
  services: { owner: 'crud', editor: 'crud', agent: 'r' },
  articles: { owner: 'crud', editor: 'crud', agent: 'r' },
  pages: { owner: 'crud', editor: 'crud', agent: 'r' },
  reviews: { owner: 'crud', editor: 'crud', agent: 'r' },
  jobs: { owner: 'crud', editor: 'crud', agent: 'r' },
  courses: { owner: 'crud', editor: 'crud', agent: 'r' },
  lessons: { owner: 'crud', editor: 'crud', agent: 'r' },
  terms: { owner: 'crud', editor: 'crud', agent: 'r' },
  forms: { owner: 'crud', editor: 'crud', agent: 'r' },
  'form-versions': { owner: '', editor: '', agent: '' },
  videos: { owner: 'crud', editor: 'crud', agent: 'r' },
  media: { owner: 'crud', editor: 'crud', agent: 'r' },
  'official-forms': { owner: 'crud', editor: 'crud', agent: 'r' },
  redirects: { owner: 'crud', editor: 'crud', agent: 'r' },
  insurers: { owner: 'crud', editor: 'crud', agent: 'r' },
  'insurance-products': { owner: 'crud', editor: 'crud', agent: 'r' },
  users: { owner: 'crud', editor: '', agent: 'r' },
  requests: { owner: 'ru', editor: '', agent: 'ru' },
  cases: { owner: 'r', editor: '', agent: 'r' },
  // Read and made through the end points of cases.
  'case-changes': { owner: '', editor: '', agent: '' },
  orders: { owner: 'r', editor: '', agent: 'r' },
  // Read and made through the end points of orders.
  'order-changes': { owner: '', editor: '', agent: '' },
  // Read and sent through the end points of requests.
  'request-replies': { owner: '', editor: '', agent: '' },
  // Read as figures that are of nobody.
  'waiting-times': { owner: '', editor: '', agent: '' },
  consultations: { owner: 'crud', editor: 'crud', agent: 'r' },
  consultants: { owner: 'crud', editor: '', agent: 'cru' },
  bookings: { owner: 'r', editor: '', agent: 'r' },
  // Read and made through the end points of bookings.
  'booking-changes': { owner: '', editor: '', agent: '' },
  'booking-quanta': { owner: '', editor: '', agent: '' },
  'booking-waits': { owner: '', editor: '', agent: '' },
  outbox: { owner: 'r', editor: '', agent: 'r' },
  // Read through the end points of requests, which write down who did.
  uploads: { owner: '', editor: '', agent: '' },
  downloads: { owner: 'r', editor: '', agent: '' },
  'page-counts': { owner: 'r', editor: 'r', agent: 'r' },
  publications: { owner: '', editor: '', agent: '' },
  'rate-limits': { owner: '', editor: '', agent: '' },
  heartbeats: { owner: '', editor: '', agent: '' },
  'client-sessions': { owner: '', editor: '', agent: '' },
  'sign-ins': { owner: '', editor: '', agent: '' },
  'provider-records': { owner: '', editor: '', agent: '' },
  // Read by its client alone.
  'kept-work': { owner: '', editor: '', agent: '' },
} as const satisfies Record<string, Rights>;
type GuardedCollection = keyof typeof rights;

/** The signed-in user's role; none while a one-time password still has to be changed. */
export function roleOf(req: Pick<PayloadRequest, 'user'>): Role | undefined {
  const user = req.user as { role?: Role; mustChangePassword?: boolean | null } | null;
  return user && !user.mustChangePassword ? user.role : undefined;
}

/** For `admin.hidden` of a collection that strangers read too: it is no screen for people who may do nothing yet. */
export const withoutRole = ({ user }: { user?: { [field: string]: unknown } | null }): boolean =>
  !user || Boolean(user.mustChangePassword);

const may = (collection: GuardedCollection, operation: Operation, req: PayloadRequest): boolean => {
  const role = roleOf(req);
  return role !== undefined && rights[collection][role].includes(operation.charAt(0));
};

const published = { _status: { equals: 'published' } } as const;

/**
 * Access functions of a collection, from the table.
 * `publicRead`: strangers read what is published ("published"), "everything" of what has no drafts, or nothing;
 * "throughSite" is nothing too, but what a published page refers to is read along with it by the site itself,
 * which does not ask over the network.
 */
export function accessTo(
  collection: GuardedCollection,
  publicRead?: 'published' | 'everything' | 'throughSite',
): NonNullable<CollectionConfig['access']> {
  const rule =
    (operation: Operation): Access =>
    ({ req }) =>
      may(collection, operation, req);
  const read: Access = ({ req }) => {
    if (may(collection, 'read', req)) return true;
    if (publicRead === 'everything') return true;
    if (publicRead === 'throughSite') return req.payloadAPI === 'local';
    return publicRead === 'published' ? published : false;
  };
  return {
    create: rule('create'),
    read,
    update: rule('update'),
    delete: rule('delete'),
    readVersions: ({ req }) => may(collection, 'read', req),
    unlock: () => false,
  };
}
