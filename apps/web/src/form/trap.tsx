import type { RefObject } from 'react';
import { trapField } from '../intake/traps.ts';

/** A field that no person sees. */
export const Trap = ({ at }: { at?: RefObject<HTMLInputElement | null> }) => (
  <p aria-hidden="true" className="sr-only">
    <label>
      Leave this empty
      <input ref={at} name={trapField} type="text" tabIndex={-1} autoComplete="off" />
    </label>
  </p>
);
