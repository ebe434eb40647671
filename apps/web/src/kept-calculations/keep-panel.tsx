import { Button } from '@majak/ui/button';
import { Field } from '@majak/ui/field';
import { useState } from 'react';
import { today } from '../client/today.ts';
import { keepCalculation, keptCalculations, longestName } from './kept-calculations.ts';

type Props = {
  /** The title of the calculator. */
  title: string;
  /** What the answer is called unless its person says otherwise. */
  suggested: string;
  /** The address that carries the answers. */
  address: () => string;
};

const pathOf = (address: string): string => {
  const { pathname, hash } = new URL(address);
  return pathname + hash;
};

/** Asks under which name a calculation is kept in this browser, and keeps it. */
export function KeepPanel({ title, suggested, address }: Props) {
  const [name, setName] = useState(suggested.slice(0, longestName));
  const [said, setSaid] = useState('');
  const [kept, setKept] = useState(false);
  const keep = () => {
    const called = name.trim();
    const isNamed = called !== '';
    const fault = isNamed
      ? keepCalculation({ name: called, title, link: pathOf(address()), day: today() })
      : 'Give it a name.';
    setKept(!fault);
    setSaid(fault ?? `Kept in this browser: ${called}.`);
  };
  const replaces = keptCalculations().some((one) => one.name === name.trim());
  return (
    <div className="grid max-w-measure gap-3 border-t border-line pt-4">
      <Field
        id="keep-name"
        label="What to call it"
        hint="It’s kept in this browser, with your numbers, and isn’t sent to us."
      >
        <input
          id="keep-name"
          value={name}
          maxLength={longestName}
          aria-describedby="keep-name-hint"
          onChange={({ currentTarget }) => {
            setName(currentTarget.value);
            setSaid('');
          }}
          onKeyDown={({ key }) => key === 'Enter' && keep()}
          className="field-edge min-h-12 w-full px-3.5 py-2"
        />
      </Field>
      <Button onClick={keep} className="justify-self-start">
        {replaces ? 'Replace that one' : 'Keep it'}
      </Button>
      <p role="status" className="text-small">
        {said}{' '}
        {kept ? (
          <>
            <a href="/calculators#kept-calculations" className="link">
              See everything you’ve kept
            </a>
            , or{' '}
            <a href="/client-area" className="link">
              sign in
            </a>{' '}
            to have them on other devices too.
          </>
        ) : null}
      </p>
    </div>
  );
}
