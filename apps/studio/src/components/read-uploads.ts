/** A file of a request, and in words what it is: `PDF, 1.4 MB`. */
export type RequestUpload = { id: number; name: string; what: string };

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** Reads an answer of `GET /api/requests/{id}/uploads`; rows that are no files are left out. */
export function readUploads(answer: unknown): RequestUpload[] {
  const { uploads } = record(answer);
  if (!Array.isArray(uploads)) return [];
  return uploads
    .map(record)
    .flatMap(({ id, name, what }) =>
      typeof id === 'number' && typeof name === 'string' && typeof what === 'string'
        ? [{ id, name, what }]
        : [],
    );
}
