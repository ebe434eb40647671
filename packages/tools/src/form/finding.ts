/** What a check found: it holds, something is not there yet, or something is not so. */
export type FindingState = 'right' | 'missing' | 'wrong';

/** What a check found, in words for the person who writes. */
export type CheckVerdict = { state: FindingState; says: string };
export const right = (says: string): CheckVerdict => ({ state: 'right', says });
export const missing = (says: string): CheckVerdict => ({ state: 'missing', says });
export const wrong = (says: string): CheckVerdict => ({ state: 'wrong', says });

/** Where a demand stands: the act and its section. */
export type LawPlace = {
  act: string;
  section: string;
  /** Where the act can be read. */
  source?: string;
  /** How far the place was read, where it was not. */
  note?: string;
};

type Fitting<Seen, Value> = Value | ((seen: Seen) => Value);

/** A demand on the answers of a form as data: what the law wants across its fields. `Seen` is what it looks at. */
export type Check<Seen, Answers> = {
  id: string;
  /** The field a person goes to. */
  field: Fitting<Seen, string>;
  place: Fitting<Seen, LawPlace>;
  /** Left out: it always holds. */
  when?: (seen: Seen) => boolean;
  look: (seen: Seen) => CheckVerdict;
  /** What makes it right by itself, where there is one thing to do: pure, and asked only when it is not right. */
  mend?: (seen: Seen) => { label: string; to: Answers } | undefined;
};

/** What one check says: plain data, so that the API answers it as it is. */
export type Finding = CheckVerdict &
  LawPlace & {
    rule: string;
    field: string;
    /** What a button says that makes it right; `applyFix` does it. */
    mend?: string;
  };

const fitting = <Seen, Value>(value: Fitting<Seen, Value>, seen: Seen): Value =>
  value instanceof Function ? value(seen) : value;

function findingOf<Seen, Answers>(check: Check<Seen, Answers>, seen: Seen): Finding {
  const { state, says } = check.look(seen);
  const mend = state === 'right' ? undefined : check.mend?.(seen);
  return {
    rule: check.id,
    state,
    field: fitting(check.field, seen),
    says,
    ...fitting(check.place, seen),
    ...(mend ? { mend: mend.label } : {}),
  };
}

/** What all checks say that concern these answers, in their order. */
export const findingsOf = <Seen, Answers>(
  checks: readonly Check<Seen, Answers>[],
  seen: Seen,
): readonly Finding[] =>
  checks.filter(({ when }) => !when || when(seen)).map((check) => findingOf(check, seen));

/** The answers with one finding mended; nothing when there is no mend for it, or it is right already. */
export function applyFix<Seen, Answers>(
  checks: readonly Check<Seen, Answers>[],
  id: string,
  seen: Seen,
): Answers | undefined {
  const check = checks.find((one) => one.id === id && (!one.when || one.when(seen)));
  if (!check || check.look(seen).state === 'right') return undefined;
  return check.mend?.(seen)?.to;
}
