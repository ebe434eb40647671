import { Button } from '@payloadcms/ui';
import type { DeskParts } from './case-desk-parts.ts';
import { dayInWords } from './day-in-words.ts';

/** The ways in that the client made for others: a link that went astray is withdrawn here too. */
export const CaseLinks = ({ desk: { links }, send }: DeskParts) =>
  links.length === 0 ? null : (
    <section aria-labelledby="case-links">
      <h2 id="case-links">Links of the client</h2>
      <p className="case-desk__quiet">
        Anyone who has one sees how the case is going. The client is told when you withdraw one.
      </p>
      <ul className="case-desk__list">
        {links.map(({ number, opens, label, until }) => (
          <li key={number} className="case-desk__row">
            <span>{opens === 'the page' ? label : 'The client’s calendar'}</span>
            {until ? <span className="case-desk__quiet">until {dayInWords(until)}</span> : null}
            <Button
              size="small"
              buttonStyle="secondary"
              margin={false}
              aria-label={`Withdraw the link ${label}`}
              onClick={() =>
                void send({ kind: 'link-withdrawn', answers: { link: number }, key: crypto.randomUUID() })
              }
            >
              Withdraw
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
