import type { ClientConsent } from '@majak/desk/sign-in/client-consents';
import { localDate } from '../local-date.ts';

/** What a client agreed to, in the words that stood there. */
export const ConsentList = ({ consents }: { consents: readonly ClientConsent[] }) =>
  consents.length > 0 ? (
    <ul>
      {consents.map((consent) => (
        <li
          key={`${consent.with}${consent.at}${consent.says}`}
          className="grid max-w-measure gap-1 border-t border-line py-4 first:border-t-0"
        >
          <p>“{consent.says}”</p>
          <p className="text-small text-text-muted">
            {localDate(consent.at)}, with {consent.with}
            {consent.version ? `. ${consent.version}` : ''}
          </p>
        </li>
      ))}
    </ul>
  ) : (
    <p className="max-w-measure">
      You haven’t agreed to anything with this address. If a form asks you to, you’ll find the text here.
    </p>
  );
