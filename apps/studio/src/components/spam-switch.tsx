import type { ServerProps } from 'payload';

/**
 * Above the list of requests: the way to what was taken for spam, and back. Plain links, since the list keeps its
 * own idea of the address while it stays on the screen.
 */
export async function SpamSwitch({ payload, searchParams }: Pick<ServerProps, 'payload' | 'searchParams'>) {
  if (searchParams?.spam === 'true')
    return (
      <p className="spam-switch" role="status">
        You are looking at spam: delivered to nobody, erased after its retention.{' '}
        <a href="/admin/collections/requests">Back to the requests</a>
      </p>
    );
  const { totalDocs } = await payload.count({
    collection: 'requests',
    where: { spam: { equals: true } },
    overrideAccess: true,
  });
  if (totalDocs === 0) return null;
  return (
    <p className="spam-switch">
      <a href="/admin/collections/requests?spam=true">Show spam ({totalDocs})</a>
    </p>
  );
}
