import type { Deliveries } from './use-deliveries.ts';

/** What the erase dialog says before it is too late: what goes, what stays here, what stays elsewhere. */
export function EraseExplanation({ found }: { found: Deliveries }) {
  const deliveries = found.kind === 'ready' ? found.deliveries : [];
  const desk = deliveries.find(({ channel, status }) => channel === 'desk' && status === 'SUCCEEDED');
  // The studio's own inbox answers with our reference: then there is no ticket anywhere else.
  const ticket = /^\d+$/.test(desk?.externalId ?? '') ? desk?.externalId : undefined;
  const open = deliveries.some(({ status }) => status !== 'SUCCEEDED');
  return (
    <div className="erase-explanation">
      <p>
        <strong>Erased here, for good:</strong> name, e-mail, phone, EU citizenship, nationality, message and
        every other answer, a service in the client’s own words, internal notes, the reasons of failed
        deliveries, and mails that are kept here.
      </p>
      <p>
        <strong>Stays here:</strong> the reference, a service from our list, the dates, the stage and which
        deliveries there were.
      </p>
      <p>
        <strong>Stays elsewhere:</strong> {ticket ? `ticket ${ticket} at the help desk, ` : ''}the mails in
        the office and the client’s own confirmation. Erase those where they are.
      </p>
      {open && <p>What is not delivered yet will never be.</p>}
    </div>
  );
}
