import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

type DetailsProps = {
  summary: ReactNode;
  /** Details of one name close each other. */
  name?: string;
  open?: boolean;
  id?: string;
  children: ReactNode;
};

/** A line that opens; the platform does it, without a script. */
export const Details = ({ summary, name, open, id, children }: DetailsProps) => (
  <details id={id} name={name} open={open} className="group border-b border-line">
    <summary className="flex cursor-pointer list-none items-start justify-between gap-6 py-4.5 font-semibold leading-snug hover:text-link">
      <span>{summary}</span>
      <Icon
        name="chevron-down"
        size={22}
        className="mt-px text-text-muted motion-safe:transition-transform motion-safe:duration-200 group-open:rotate-180"
      />
    </summary>
    <div className="max-w-measure pb-6 text-text-muted">{children}</div>
  </details>
);
