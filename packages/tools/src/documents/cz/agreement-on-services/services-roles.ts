import { naming, roleWords } from '../role-words.ts';
import type { Services } from './services-form.ts';

type Parties = Pick<Services, 'principal' | 'agent'>;

/** What the two are called. */
export const servicesRoles = ({ principal, agent }: Parties) => ({
  principal: roleWords('principal', principal),
  agent: roleWords('agent', agent),
});

/** Paragraphs that call them so. */
export const named = naming(servicesRoles);
