import type { CalculatorResult } from '@majak/tools/calculator/calculate';
import type { Calculator } from '@majak/tools/calculator/calculator';
import type { FieldTexts } from '@majak/tools/form/field-texts';
import { Button } from '@majak/ui/button';
import { useState } from 'react';
import type { KeepPanel } from '../../kept-calculations/keep-panel.tsx';
import { headlineOf } from './headline.ts';
import type { CalculatorState } from './use-calculator.ts';

type Props = { calculator: Calculator; state: CalculatorState; result: CalculatorResult | undefined };

async function download({ calculator, state, result }: Props): Promise<void> {
  if (!result) return;
  const { resultCsv } = await import('./result-csv.ts');
  const text = resultCsv(calculator, { given: state.given, result, link: state.address() });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  link.download = `${calculator.slug}-${result.year}.csv`;
  link.click();
  URL.revokeObjectURL(link.href);
}

const warning = 'It has your numbers in it, so only share it with people who may see them.';

/** What was done with the answers as they are; it goes when they change. */
type Done = { of: FieldTexts; words: string; link?: string };

/** A calculation by the one number that matters in it. */
function suggested({ calculator }: Props, result: CalculatorResult): string {
  const now = headlineOf(calculator, result);
  return now ? `${now.label}: ${now.value}` : calculator.words.title;
}

/** Share, keep, save, print, start over. The link holds the answers after its `#`, which no browser sends to a server. */
export function ResultActions(props: Props) {
  const { calculator, state, result } = props;
  const [last, setDone] = useState<Done>();
  const [Keep, setKeep] = useState<typeof KeepPanel>();
  const done = last?.of === state.typed ? last : undefined;
  const keep = async () => {
    const { KeepPanel: panel } = await import('../../kept-calculations/keep-panel.tsx');
    setKeep(() => panel);
  };
  const share = async () => {
    const address = state.address();
    try {
      await navigator.clipboard.writeText(address);
      setDone({ of: state.typed, words: `The link is copied. ${warning}` });
    } catch {
      setDone({ of: state.typed, words: `Copy this link. ${warning}`, link: address });
    }
  };
  const actions = [
    ...(result
      ? [
          { label: 'Copy a link', act: () => void share() },
          { label: 'Keep in this browser', act: () => void keep() },
          { label: 'Save as CSV', act: () => void download(props) },
          { label: 'Print', act: () => print() },
        ]
      : []),
    { label: 'Start over', act: state.startOver },
  ];
  return (
    <div className="scripted no-print grid gap-3">
      <div className="flex flex-wrap gap-x-5 gap-y-1">
        {actions.map(({ label, act }) => (
          <Button key={label} variant="quiet" onClick={act}>
            {label}
          </Button>
        ))}
      </div>
      <p role="status" className="text-small text-text-muted">
        {done?.words}
      </p>
      {done?.link ? <Link address={done.link} /> : null}
      {Keep && result ? (
        <Keep title={calculator.words.title} suggested={suggested(props, result)} address={state.address} />
      ) : null}
    </div>
  );
}

const Link = ({ address }: { address: string }) => (
  <input
    aria-label="Link with your numbers"
    readOnly
    value={address}
    onFocus={(event) => event.currentTarget.select()}
    className="field-edge min-h-12 w-full px-3.5 py-2"
  />
);
