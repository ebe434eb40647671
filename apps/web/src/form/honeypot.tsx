import type { RefObject } from 'react';
import { honeypotField } from '../intake/spam-checks.ts';

/** A field that no person sees. */
export const Honeypot = ({ at }: { at?: RefObject<HTMLInputElement | null> }) => (
  <p aria-hidden="true" className="sr-only">
    <label>
      Leave this empty
      <input ref={at} name={honeypotField} type="text" tabIndex={-1} autoComplete="off" />
    </label>
  </p>
);
