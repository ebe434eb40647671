import { unprintable } from '@majak/tools/documents/invoice/formats/unprintable';
import { Icon } from '@majak/ui/icon';
import { FindingsList } from '../../documents/findings-list.tsx';
import type { Form } from './use-invoice.ts';
import type { Linted } from './use-pages.ts';

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
        name={!linted.known ? 'info' : open === 0 ? 'check' : linted.wrong > 0 ? 'alert' : 'info'}
        size={20}
        className={open === 0 ? 'text-success' : linted.wrong > 0 ? 'text-error' : 'text-link'}
      />
      <a href="#law" className="link">
        {!linted.known
          ? 'What the law wants'
          : open === 0
            ? 'Nothing the law wants is missing'
            : `What the law wants: ${lawWords(linted)}`}
      </a>
    </p>
  );
};

/** What the law wants of this invoice: what is wrong first, then what is missing, and what is right behind a line. */
export const LawList = ({ form }: { form: Form }) => {
  const { findings } = form.linted;
  const lost = unprintable(form.shown.draft);
  const open = findings.filter(({ state }) => state !== 'right');
  return (
    <section id="law" aria-labelledby="law-title" className="scroll-mt-24">
      <h2 id="law-title" className="text-subheading">
        What the law wants
      </h2>
      <p role="status" className="mt-1 text-text-muted">
        {!form.linted.known
          ? 'Checking the invoice.'
          : open.length === 0
            ? 'Nothing is missing.'
            : `${lawWords(form.linted)}.`}
      </p>
      {lost.length > 0 ? (
        <p role="status" className="mt-2 font-semibold text-error">
          Printed as a question mark, since the document’s letters are Latin and Cyrillic: {lost.join(' ')}
        </p>
      ) : null}
      <FindingsList findings={findings} onMend={(rule) => void form.mend(rule)} />
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
