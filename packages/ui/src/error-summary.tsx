import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';

type ErrorSummaryProps = ComponentProps<'div'> & {
  title?: string;
  /** `field` is the id of the control to go to. */
  errors: readonly { field: string; message: string }[];
};

/** Everything that is wrong, on top of the form, each a way to its field. Give it the focus after a failed submit. */
export const ErrorSummary = ({
  title = 'There is a problem',
  errors,
  className = '',
  ...rest
}: ErrorSummaryProps) =>
  errors.length === 0 ? null : (
    <div
      role="alert"
      tabIndex={-1}
      {...rest}
      className={`rounded-lg border-2 border-error bg-surface-raised p-5 sm:p-6 ${className}`}
    >
      <h2 className="flex items-center gap-2.5 text-subheading">
        <Icon name="alert" className="text-error" />
        {title}
      </h2>
      <ul className="mt-3 grid gap-1.5">
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a
              href={`#${field}`}
              className="font-semibold text-error underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
