import type { Provision } from '../provision.ts';

const inAct =
  (act: string) =>
  (section: string, title: string): Provision => ({ title, act, section });

const civilCode = inAct('89/2012 Sb.');
const procedure = inAct('500/2004 Sb.');
const verification = inAct('21/2006 Sb.');
const taxCode = inAct('280/2009 Sb.');
const criminalRecord = inAct('269/1994 Sb.');

/** Demands of the law without a value, by their ids. What has a value is a rule: `rules.ts`. */
export const provisions = {
  'cz.attorney.scope': civilCode('§ 441(2)', 'The power of attorney says what the agent may do'),
  'cz.attorney.written': civilCode('§ 441(2)', 'For more than one act it is given in writing'),
  'cz.attorney.publicDeed': civilCode(
    '§ 441(2)',
    'For an act by public deed the signature on it is officially verified',
  ),
  'cz.attorney.interests': civilCode('§ 437(1)', 'Nobody represents one whose interests are against theirs'),
  'cz.attorney.legalEntity': civilCode('§ 443', 'A legal entity acts through its statutory body'),
  'cz.attorney.substitution': civilCode('§ 438', 'An agent acts in person unless it was agreed otherwise'),
  'cz.attorney.end': civilCode('§ 448(1)', 'A power of attorney ends when it is revoked or given up'),
  'cz.procedure.attorney.one': procedure('§ 33(2)(b)', 'A written power of attorney for one proceeding'),
  'cz.procedure.attorney.future': procedure(
    '§ 33(2)(c)',
    'For proceedings to come the signature is verified, and the document left with the office',
  ),
  'cz.procedure.attorney.substitution': procedure(
    '§ 33(3)',
    'Another person acts for the agent only where the document allows it',
  ),
  'cz.tax.attorney.scope': taxCode('§ 28(1)', 'The tax office is told which acts the agent may do'),
  'cz.tax.attorney.substitution': taxCode('§ 29(2)', 'Only an adviser may choose another agent'),
  'cz.criminalRecord.attorney': criminalRecord(
    '§ 11(1)',
    'An extract is given to an agent with an officially verified signature',
  ),
  'cz.verification.offices': verification('§ 1(1)', 'Offices that verify a signature'),
  'cz.verification.signing': verification('§ 10(1)', 'Signed before the official, or acknowledged there'),
  'cz.verification.blank': verification('§ 13', 'When no signature is verified'),
} as const satisfies Record<string, Provision>;
export type ProvisionId = keyof typeof provisions;
