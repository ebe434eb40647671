import type { User } from '@majak/desk/payload-types';
import { DefaultTemplate } from '@payloadcms/next/templates';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import { isAtTheDesk } from './desk-work.ts';

type Props = Pick<AdminViewServerProps, 'initPageResult' | 'params' | 'searchParams'> & {
  path: string;
  title: string;
  show: (user: User) => ReactNode;
};

/** A screen of the desk beside the collections: for agents and owners; others are told so, strangers sign in. */
export function DeskView({ initPageResult, params, searchParams, path, title, show }: Props) {
  const { req, visibleEntities, permissions } = initPageResult;
  const user = req.user as User | null;
  if (!user) redirect(`/admin/login?redirect=${path}`);
  return (
    <DefaultTemplate
      i18n={req.i18n}
      payload={req.payload}
      user={req.user ?? undefined}
      permissions={permissions}
      visibleEntities={visibleEntities}
      {...(params ? { params } : {})}
      {...(searchParams ? { searchParams } : {})}
    >
      <div className="welcome gutter--left gutter--right">
        <h1>{title}</h1>
        {isAtTheDesk(user) ? show(user) : <p role="alert">Only agents and owners may see this.</p>}
      </div>
    </DefaultTemplate>
  );
}
