import type { ReactNode } from 'react';

/** A part of a plan's answer, with its heading. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="break-inside-avoid">
    <h3 className="mb-4 text-heading">{title}</h3>
    {children}
  </section>
);
