import { unprintable } from '@majak/tools/documents/invoice/formats/unprintable';
import type { Finding, Linted } from '@majak/tools/documents/invoice/law/linter';
import { Button } from '@majak/ui/button';
import { Icon } from '@majak/ui/icon';
import type { Form } from './use-invoice.ts';

const looks = {
  wrong: { icon: 'alert', tone: 'text-error', word: 'Wrong' },
  missing: { icon: 'info', tone: 'text-link', word: 'Missing' },
  right: { icon: 'check', tone: 'text-success', word: 'Right' },
} as const;

const Item = ({ form, finding }: { form: Form; finding: Finding }) => {
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
        <p className="text-small text-text-muted">
          {finding.section}, {finding.act}
        </p>
      </div>
      {finding.mend ? (
        <Button
          className="scripted min-h-10 shrink-0 px-3 text-small max-xs:max-w-36"
          onClick={() => form.mend(finding.rule)}
        >
          {finding.mend}
        </Button>
      ) : null}
    </li>
  );
};

const some = (count: number, word: string) => (count > 0 ? [`${count} ${word}`] : []);

/** In a few words: `1 wrong, 2 missing, 14 right`. */
export const lawWords = ({ wrong, missing, right }: Linted): string =>
  [...some(wrong, 'wrong'), ...some(missing, 'missing'), ...some(right, 'right')].join(', ');

/** The same in one line, beside the files: a way to the list below the document. */
export const LawLine = ({ linted }: { linted: Linted }) => {
  const open = linted.wrong + linted.missing;
  return (
    <p className="flex items-center gap-2.5">
      <Icon
        name={open === 0 ? 'check' : linted.wrong > 0 ? 'alert' : 'info'}
        size={20}
        className={open === 0 ? 'text-success' : linted.wrong > 0 ? 'text-error' : 'text-link'}
      />
      <a href="#law" className="link">
        {open === 0 ? 'Nothing the law wants is missing' : `What the law wants: ${lawWords(linted)}`}
      </a>
    </p>
  );
};

/** What the law wants of this invoice: what is wrong first, then what is missing, and what is right behind a line. */
export const LawList = ({ form }: { form: Form }) => {
  const { findings } = form.linted;
  const lost = unprintable(form.shown.draft);
  const of = (state: Finding['state']) => findings.filter((one) => one.state === state);
  const open = [...of('wrong'), ...of('missing')];
  const right = of('right');
  return (
    <section id="law" aria-labelledby="law-title" className="scroll-mt-24">
      <h2 id="law-title" className="text-subheading">
        What the law wants
      </h2>
      <p role="status" className="mt-1 text-text-muted">
        {open.length === 0 ? 'Nothing is missing.' : `${lawWords(form.linted)}.`}
      </p>
      {lost.length > 0 ? (
        <p role="status" className="mt-2 font-semibold text-error">
          Printed as a question mark, since the document’s letters are Latin and Cyrillic: {lost.join(' ')}
        </p>
      ) : null}
      {open.length > 0 ? (
        <ul className="mt-3 border-t border-line">
          {open.map((finding) => (
            <Item key={finding.rule} form={form} finding={finding} />
          ))}
        </ul>
      ) : null}
      {right.length > 0 ? (
        <details className="mt-3">
          <summary className="cursor-pointer font-semibold">{right.length} right</summary>
          <ul className="mt-3 border-t border-line">
            {right.map((finding) => (
              <Item key={finding.rule} form={form} finding={finding} />
            ))}
          </ul>
        </details>
      ) : null}
      <p className="mt-3 text-small text-text-muted">
        A check by rules, not legal advice. Unsure?{' '}
        <a href="/contact" className="link">
          Ask us
        </a>
        .
      </p>
    </section>
  );
};
