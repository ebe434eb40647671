import type { Finding, FindingState } from '@majak/tools/form/finding';
import { Button } from '@majak/ui/button';
import { Icon } from '@majak/ui/icon';

const looks = {
  wrong: { icon: 'alert', tone: 'text-error', word: 'Wrong' },
  missing: { icon: 'info', tone: 'text-link', word: 'To do' },
  right: { icon: 'check', tone: 'text-success', word: 'Right' },
} as const;

const Place = ({ section, act, source, note }: Finding) => {
  const words = `${section}, ${act}`;
  return (
    <p className="text-small text-text-muted">
      {source ? (
        <a href={source} className="link">
          {words}
        </a>
      ) : (
        words
      )}
      {note ? `. ${note}` : null}
    </p>
  );
};

type ItemProps = { finding: Finding; onMend: (rule: string) => void };
const Item = ({ finding, onMend }: ItemProps) => {
  const { icon, tone, word } = looks[finding.state];
  return (
    <li className="flex items-start gap-3 border-b border-line py-3">
      <Icon name={icon} size={20} className={`mt-0.5 ${tone}`} />
      <div className="min-w-0 flex-1">
        <p>
          <span className="sr-only">{word}: </span>
          {finding.state === 'right' ? (
            finding.says
          ) : (
            <a href={`#${finding.field}`} className="link">
              {finding.says}
            </a>
          )}
        </p>
        <Place {...finding} />
      </div>
      {finding.mend ? (
        <Button
          className="scripted min-h-10 shrink-0 px-3 text-small max-xs:max-w-36"
          onClick={() => onMend(finding.rule)}
        >
          {finding.mend}
        </Button>
      ) : null}
    </li>
  );
};

type Props = { findings: readonly Finding[]; onMend: (rule: string) => void };

/** What the law wants of a document: what is wrong first, then what is still to be done, and what is right behind a line. */
export function FindingsList({ findings, onMend }: Props) {
  const of = (state: FindingState) => findings.filter((one) => one.state === state);
  const open = [...of('wrong'), ...of('missing')];
  const right = of('right');
  const items = (some: readonly Finding[]) => (
    <ul className="mt-3 border-t border-line">
      {some.map((finding) => (
        <Item key={finding.rule} finding={finding} onMend={onMend} />
      ))}
    </ul>
  );
  return (
    <>
      {open.length > 0 ? items(open) : null}
      {right.length > 0 ? (
        <details className="mt-3">
          <summary className="cursor-pointer font-semibold">{right.length} right</summary>
          {items(right)}
        </details>
      ) : null}
    </>
  );
}
