import { redirect } from 'next/navigation';

export const dynamic = 'force-dynamic';

/** The studio is its admin. */
export const GET = (): never => redirect('/admin');
