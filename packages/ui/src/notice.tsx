import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

type NoticeProps = {
  kind?: 'info' | 'success' | 'error';
  title?: string;
  /** `status` or `alert` for what appears after an action; left out for what stands there from the start. */
  role?: 'status' | 'alert';
  className?: string;
  children: ReactNode;
};

const edges = { info: 'border-l-link', success: 'border-l-success', error: 'border-l-error' } as const;
const marks = { info: 'text-link', success: 'text-success', error: 'text-error' } as const;
const icons = { info: 'info', success: 'success', error: 'alert' } as const;

export const Notice = ({ kind = 'info', title, role, className = '', children }: NoticeProps) => (
  <div
    role={role}
    className={`flex gap-3.5 rounded-sm border border-line border-l-4 bg-surface-raised p-4 sm:p-5 ${edges[kind]} ${className}`}
  >
    <Icon name={icons[kind]} className={`mt-0.5 ${marks[kind]}`} />
    <div className="min-w-0">
      {title ? <p className="font-semibold">{title}</p> : null}
      <div>{children}</div>
    </div>
  </div>
);
