import type { PlanBlank } from '@majak/tools/plan/plan-blank';
import { Button } from '@majak/ui/button';
import { Details } from '@majak/ui/details';
import { planPath } from './plan-address.ts';

type Typed = Readonly<Record<string, string>>;
type Props = {
  blanks: readonly PlanBlank[];
  further: readonly PlanBlank[];
  typed: Typed;
  faults: readonly string[];
};

const edge =
  'field-edge min-h-11 max-w-[calc(100%-1rem)] cursor-pointer rounded-sm px-2 py-1 font-semibold leading-normal';

/** What can be put into a blank. */
const Blank = ({
  blank,
  typed,
  isLabelled = false,
}: {
  blank: PlanBlank;
  typed: Typed;
  isLabelled?: boolean;
}) => {
  const { name, label, options, start } = blank;
  const value = typed[name] ?? start;
  const id = `plan-${name}`;
  return options ? (
    <select
      id={id}
      name={name}
      aria-label={isLabelled ? undefined : label}
      defaultValue={value}
      className={edge}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  ) : (
    <input
      id={id}
      name={name}
      aria-label={isLabelled ? undefined : label}
      defaultValue={value}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      maxLength={12}
      className={`${edge} w-28 text-right tabular-nums`}
    />
  );
};

const spaceBefore = (words: string): string => (/^[,.]/.test(words) ? '' : ' ');

/** The purposes that something is asked for, for the script that hides it for others. */
const forPurposes = ({ purposes, here }: PlanBlank) => ({
  'data-purposes': purposes?.join(' '),
  'data-here': here ? '' : undefined,
});

/** The blanks of a sentence, in its words. */
export const Blanks = ({ blanks, typed }: Pick<Props, 'blanks' | 'typed'>) => (
  <p className="plan-blanks text-lead leading-[3.25rem]">
    {blanks.map((blank) => (
      <span key={blank.name} {...forPurposes(blank)}>
        {`${spaceBefore(blank.before)}${blank.before} `}
        <Blank blank={blank} typed={typed} />
        {blank.after ? `${spaceBefore(blank.after)}${blank.after}` : ''}
      </span>
    ))}
  </p>
);

/** One sentence with blanks: a plain form, which a script asks by itself as it changes. */
export const PlanSentence = ({ blanks, further, typed, faults }: Props) => (
  <form id="plan-form" method="post" action={`${planPath}#plan-answer`} className="no-print min-w-0">
    <div id="plan-faults" role="alert">
      {faults.length > 0 ? (
        <div className="mb-6 max-w-measure border-l-4 border-danger pl-4">
          {faults.map((fault) => (
            <p key={fault}>{fault}</p>
          ))}
        </div>
      ) : null}
    </div>
    <Blanks blanks={blanks} typed={typed} />
    <Details summary="More details that change the answer">
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {further.map((blank) => (
          <div key={blank.name} className="grid min-w-0 content-start gap-1" {...forPurposes(blank)}>
            <label htmlFor={`plan-${blank.name}`} className="text-small font-semibold">
              {blank.label}
            </label>
            <Blank blank={blank} typed={typed} isLabelled />
          </div>
        ))}
      </div>
    </Details>
    <div className="mt-6">
      <Button type="submit" variant="primary">
        Show my plan
      </Button>
    </div>
  </form>
);
