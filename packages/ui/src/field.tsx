import type { ReactNode } from 'react';

export type FieldWords = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  /** Says so beside the label; what is not marked is needed. */
  optional?: boolean;
  /** Whether the label is the heading of its page. */
  heading?: boolean;
};

type FieldProps = FieldWords & { id: string; children: ReactNode; className?: string };

/** The ids of hint and error, for `aria-describedby`; undefined when there is neither. */
export const describedBy = (id: string, { hint, error }: Pick<FieldWords, 'hint' | 'error'>) =>
  [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined;

export const FieldHint = ({ id, children }: { id: string; children: ReactNode }) => (
  <div id={`${id}-hint`} className="text-small text-text-muted">
    {children}
  </div>
);

export const FieldError = ({ id, children }: { id: string; children: ReactNode }) => (
  <p id={`${id}-error`} className="text-small font-semibold text-error">
    <span className="sr-only">Error: </span>
    {children}
  </p>
);

/** Label, hint and error above the control, in this order; a bar at the side marks the fault. */
export const Field = ({ id, hint, error, children, className = '', ...words }: FieldProps) => (
  <div className={`field grid gap-1.5 ${error ? 'border-l-4 border-error pl-4' : ''} ${className}`}>
    {words.heading ? <h1 className="mb-2.5">{labelOf(id, words)}</h1> : labelOf(id, words)}
    {hint ? <FieldHint id={id}>{hint}</FieldHint> : null}
    {error ? <FieldError id={id}>{error}</FieldError> : null}
    {children}
  </div>
);

const labelOf = (id: string, { label, optional, heading }: FieldWords) => (
  <label htmlFor={id} id={`${id}-label`} className={heading ? '' : 'font-semibold leading-snug'}>
    {label}
    {optional ? <span className="font-normal text-text-muted"> (optional)</span> : null}
  </label>
);
