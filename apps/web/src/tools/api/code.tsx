type CodeProps = {
  /** What it is, for those who hear it. */
  label: string;
  children: string;
  /** Shown to its end, however long it is. */
  whole?: boolean;
};

/** Code that scrolls by itself, by mouse and by keyboard, so that the page never does. */
export const Code = ({ label, children, whole = false }: CodeProps) => (
  <section
    aria-label={label}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    tabIndex={0}
    className={`overflow-auto rounded-lg border border-line bg-surface-sunk ${whole ? '' : 'max-h-128'}`}
  >
    <pre className="w-max min-w-full p-4 text-small data-waiting:opacity-60 sm:p-5">{children}</pre>
  </section>
);
