import type { ProvisionId } from '@majak/law/cz/provisions';
import { type Clause, clauseParts } from '../clauses.ts';
import { type Bilingual, row, type TwoLanguages } from '../two-language-view.ts';
import { citeProvision } from './cite-provision.ts';
import { type JobAgreement, jobRoles } from './job-agreement-fields.ts';
import { partyPart, partySignature } from './party-view.ts';
import { signingRows } from './signing-fields.ts';

type Kind = { titles: Bilingual; basis: ProvisionId; clauses: readonly Clause<JobAgreement>[] };

/** Sets an agreement beside a job in its two languages. */
export const jobAgreementView =
  ({ titles, basis, clauses }: Kind) =>
  (given: JobAgreement): TwoLanguages => {
    const { employer, employee } = jobRoles(given);
    return {
      title: `${titles.en} / ${titles.local}`,
      titles,
      parts: [
        {
          rows: [
            row(
              ['concluded under ', citeProvision(basis), ', between'],
              ['uzavřená podle ', citeProvision(basis), ', mezi těmito stranami'],
            ),
          ],
        },
        partyPart(given.employer, employer),
        partyPart(given.employee, employee),
        ...clauseParts(clauses, given),
      ],
      placed: signingRows(given),
      signatures: [partySignature(given.employer, employer), partySignature(given.employee, employee)],
    };
  };
