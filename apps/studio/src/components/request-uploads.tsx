'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { readFault } from './read-deliveries.ts';
import { type RequestUpload, readUploads } from './read-uploads.ts';

type Found = { uploads: RequestUpload[] } | { reason: string };

async function load(id: string | number): Promise<Found> {
  try {
    const response = await fetch(`/api/requests/${id}/uploads`, { credentials: 'include' });
    const answer: unknown = await response.json();
    return response.ok
      ? { uploads: readUploads(answer) }
      : { reason: readFault(answer, 'The files could not be read.') };
  } catch {
    return { reason: 'The studio does not answer. Check your connection.' };
  }
}

/** Below what a client wrote: the files that came with it. Nothing where there are none. */
export function RequestUploads() {
  const { id } = useDocumentInfo();
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    if (id !== undefined) void load(id).then(setFound);
  }, [id]);
  if (!found || ('uploads' in found && found.uploads.length === 0)) return null;
  return (
    <section className="deliveries" aria-labelledby="uploads-title">
      <h2 id="uploads-title">Files</h2>
      {'reason' in found ? (
        <p className="deliveries__note deliveries__note--failed" role="alert">
          {found.reason}
        </p>
      ) : (
        <>
          <p className="deliveries__note">Each download is written down with your name.</p>
          <Table id={id} uploads={found.uploads} />
        </>
      )}
    </section>
  );
}

const Table = ({ id, uploads }: { id: string | number | undefined; uploads: RequestUpload[] }) => (
  <div className="deliveries__scroll">
    <table className="deliveries__table">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">What</th>
        </tr>
      </thead>
      <tbody>
        {uploads.map((upload) => (
          <tr key={upload.id}>
            <th scope="row">
              <a href={`/api/requests/${id}/uploads/${upload.id}`} download>
                {upload.name}
              </a>
            </th>
            <td>{upload.what}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
