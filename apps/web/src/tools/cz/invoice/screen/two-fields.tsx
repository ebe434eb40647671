import type { ReactNode } from 'react';

/** Two fields side by side where there is room. */
export const TwoFields = ({ children }: { children: ReactNode }) => (
  <div className="grid items-end gap-5 xs:grid-cols-2">{children}</div>
);
