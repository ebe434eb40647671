type CodeProps = {
  /** What it is, for those who hear it. */
  label: string;
  children: string;
  className?: string;
};

/** Code that scrolls by itself, by mouse and by keyboard, so that the page never does. */
export const Code = ({ label, children, className = '' }: CodeProps) => (
  <section
    aria-label={label}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    tabIndex={0}
    className={`max-h-128 overflow-auto rounded-lg border border-line bg-surface-sunk ${className}`}
  >
    <pre className="w-max min-w-full p-4 text-small sm:p-5">{children}</pre>
  </section>
);
