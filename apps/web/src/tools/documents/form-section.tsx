import type { ReactNode } from 'react';

type Props = {
  id: string;
  title: string;
  /** What it is called among the parts of the page, where its heading says more. */
  name?: string;
  aside?: ReactNode;
  children: ReactNode;
};

/** A part of a document's form under its heading. */
export const FormSection = ({ id, title, name, aside, children }: Props) => (
  <section
    {...(name ? { 'aria-label': name } : { 'aria-labelledby': id })}
    className="grid grid-cols-1 gap-5 border-t border-line pt-7"
  >
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <h2 id={id} tabIndex={-1} className="scroll-mt-24 text-heading outline-none">
        {title}
      </h2>
      {aside}
    </div>
    {children}
  </section>
);
