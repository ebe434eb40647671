type File = { body: BodyInit; type: string; name: string };

/** A file to be saved; nobody keeps a copy of it. */
export const downloadResponse = ({ body, type, name }: File): Response =>
  new Response(body, {
    headers: {
      'Cache-Control': 'no-store',
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  });
