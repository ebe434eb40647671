import type { Answer, Line, Pictured } from '@majak/tools/kit/answer';
import type { Calculator } from '@majak/tools/kit/calculator';
import { Details } from '@majak/ui/details';
import { formatDate } from '@majak/ui/format-date';
import { Notice } from '@majak/ui/notice';
import type { ReactNode } from 'react';
import { NamesContext, namesOf } from './names.ts';
import { type Drawing, PictureView } from './pictures/picture-view.tsx';
import { ResultLine } from './result-line.tsx';
import { ResultTables } from './result-tables.tsx';
import { shown, words } from './spoken.ts';
import { Working } from './working.tsx';

type Props = { calculator: Calculator; answer: Pictured; drawing: Drawing | undefined; children?: ReactNode };

const groupOf = ({ output }: Line): string => (output.includes('.') ? (output.split('.')[0] ?? '') : '');

/** The answer: the one number, its working, the lines below it, a picture, and what to know. */
export function Result({ calculator, answer, drawing, children }: Props) {
  const { headline, lines: order } = calculator.shows;
  const byOutput = new Map(answer.trace.map((line) => [line.output, line]));
  const head = byOutput.get(headline);
  const rest = [...new Set([...order, ...byOutput.keys()])].filter(
    (output) => output !== headline && !tables(answer).has(output),
  );
  const lines = rest.flatMap((output) => byOutput.get(output) ?? []).filter(({ value }) => value !== null);
  const groups = [...new Set(lines.map(groupOf))];
  return (
    <NamesContext value={namesOf(calculator, answer)}>
      <div className="grid gap-8">
        {head ? <Headline line={head} /> : null}
        {answer.carriedOver ? <Notice>{answer.carriedOver.says}</Notice> : null}
        {children}
        {answer.picture && drawing ? <PictureView picture={answer.picture} drawing={drawing} /> : null}
        <div>
          <p className="no-print pb-2 text-small text-text-muted">
            Open a line to see its working.{' '}
            <a href="/law" className="link">
              Rules
            </a>{' '}
            of {formatDate(answer.lawAsOf)}.
          </p>
          {groups.map((group) => (
            <div key={group} className={group ? 'mt-6' : 'border-t border-line'}>
              {group ? <h3 className="border-b border-edge pb-2 text-subheading">{words(group)}</h3> : null}
              {lines
                .filter((line) => groupOf(line) === group)
                .map((line) => (
                  <ResultLine key={line.output} line={line} />
                ))}
            </div>
          ))}
        </div>
        <ResultTables answer={answer} />
        <Notes notes={answer.notes} />
      </div>
    </NamesContext>
  );
}

const tables = ({ outputs }: Answer): Set<string> =>
  new Set(Object.entries(outputs).flatMap(([name, value]) => (Array.isArray(value) ? [name] : [])));

const Headline = ({ line }: { line: Line }) => (
  <div>
    <h2 className="text-subheading text-text-muted">{line.label}</h2>
    <p data-headline className="mt-1 font-heading text-display leading-none font-semibold tabular-nums">
      <span className="border-b-4 border-lamp pb-1">{shown(line.value, line.unit)}</span>
    </p>
    <div className="mt-7 border-t border-line">
      <Details summary="How this is worked out">
        <Working step={line} />
      </Details>
    </div>
  </div>
);

const Notes = ({ notes }: { notes: readonly string[] }) =>
  notes.length > 0 ? (
    <div>
      <h3 className="text-subheading">What to know</h3>
      <ul className="mt-3 grid list-disc gap-2.5 pl-5 marker:text-edge">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  ) : null;
