import { topKey } from '@majak/tools/form/asked-steps';
import { applicationFindings } from '@majak/tools/forms/applications/application-findings';
import { Notice } from '@majak/ui/notice';
import { countedAnswers } from './advance.ts';
import type { LiveApplication } from './use-application.ts';

type Props = {
  live: LiveApplication;
  /** The fields it is about; left out, all of them. */
  only?: readonly string[];
};

/** What is wrong with the answers so far, though they can be handed in: a passport that has expired. */
export const findingsSoFar = ({ application, live, today }: LiveApplication) =>
  applicationFindings(application, countedAnswers(application.form, live.given), today);

/** The same, said on top of a page. */
export function Findings({ live, only }: Props) {
  const found = findingsSoFar(live).filter(({ field }) => only?.includes(topKey(field)) ?? true);
  if (found.length === 0) return null;
  return (
    <Notice kind="error" className="my-6">
      {found.map(({ field, says, act, section }) => (
        <p key={field + says} className="not-first:mt-3">
          {says}{' '}
          {section ? (
            <span className="text-small text-text-muted">{`${section.replaceAll('§ ', '§\u00A0')}, act ${act}`}</span>
          ) : null}
        </p>
      ))}
    </Notice>
  );
}
