import { naming, roleWords } from '../role-words.ts';
import type { Work } from './work-form.ts';

type Parties = Pick<Work, 'client' | 'contractor'>;

/** What the two are called. */
export const workRoles = ({ client, contractor }: Parties) => ({
  client: roleWords('client', client),
  contractor: roleWords('contractor', contractor),
});

/** Paragraphs that call them so. */
export const named = naming(workRoles);
