import type { ReactNode } from 'react';

type Props = { id: string; title: string; lead?: string; children: ReactNode };

/** A part of the client area, under its heading. */
export const AreaSection = ({ id, title, lead, children }: Props) => (
  <section aria-labelledby={id} className="border-t border-line pt-8">
    <h2 id={id} className="text-heading">
      {title}
    </h2>
    {lead ? <p className="mt-2 max-w-measure text-text-muted">{lead}</p> : null}
    <div className="mt-5">{children}</div>
  </section>
);
