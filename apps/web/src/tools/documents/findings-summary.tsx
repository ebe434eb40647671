import { Icon } from '@majak/ui/icon';
import { countFindings, findingsInWords } from './findings-in-words.ts';
import type { Preview } from './use-preview.ts';

const looks = {
  wrong: { icon: 'alert', tone: 'text-error' },
  missing: { icon: 'info', tone: 'text-link' },
  right: { icon: 'check', tone: 'text-success' },
} as const;

/** What the law wants in one line, beside the files: a way to the list below the document. */
export const FindingsSummary = ({ preview: { isKnown, findings } }: { preview: Preview }) => {
  const worst =
    (['wrong', 'missing'] as const).find((state) => countFindings(findings, state) > 0) ?? 'right';
  const { icon, tone } = looks[isKnown ? worst : 'missing'];
  const all =
    worst === 'right'
      ? 'Nothing the law requires is missing'
      : `What the law requires: ${findingsInWords(findings)}`;
  return (
    <p className="flex items-center gap-2.5">
      <Icon name={icon} size={20} className={tone} />
      <a href="#law" className="link">
        {isKnown ? all : 'What the law requires'}
      </a>
    </p>
  );
};
