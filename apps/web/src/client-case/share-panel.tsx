import { Details } from '@majak/ui/details';
import { ChangeForm } from './change-form.tsx';
import { CopyAddress } from './copy-address.tsx';
import type { RefusedChange } from './refused-change.ts';
import type { ShownLink } from './shown-link.ts';

type Props = { links: readonly ShownLink[]; pageKey: string; refused?: RefusedChange | undefined };

/** Ways in for others: who has the address sees where the case stands, and cannot do anything. */
export function SharePanel({ links, ...page }: Props) {
  const pages = links.filter(({ opens }) => opens === 'the page');
  return (
    <section className="no-print">
      <h3 className="mb-2 text-heading">Share this case</h3>
      <p className="max-w-measure">
        Your partner or employer can follow how it’s going. They see the state, the dates and which papers are
        missing. They don’t see your messages or files, and can’t change anything.
      </p>
      <div className="mt-4 grid max-w-measure gap-4">
        {pages.map((link) => (
          <Link key={link.number} link={link} {...page} />
        ))}
        <Details summary="Make a link" open={page.refused?.change === 'link-made'}>
          <div className="text-text">
            <ChangeForm change="link-made" id="share" {...page}>
              Make the link
            </ChangeForm>
          </div>
        </Details>
      </div>
    </section>
  );
}

const Link = ({ link, ...page }: Omit<Props, 'links'> & { link: ShownLink }) => (
  <div className="border-t border-line pt-4">
    <p>
      <strong>{link.label}</strong>
      {link.until ? <span className="text-text-muted">, until {link.until}</span> : null}
    </p>
    <CopyAddress label={`The address for ${link.label}`} address={link.address} />
    <Withdraw link={link} {...page} says="Withdraw this link" />
  </div>
);

const Withdraw = ({ link, says, ...page }: Omit<Props, 'links'> & { link: ShownLink; says: string }) => (
  <ChangeForm
    change="link-withdrawn"
    id={`withdraw-${link.number}`}
    brings={{ link: String(link.number) }}
    variant="quiet"
    {...page}
  >
    {says}
  </ChangeForm>
);

/** The days of the case in the client's own calendar, which reads them again by itself. */
export function CalendarPanel({ links, ...page }: Props) {
  const calendars = links.filter(({ opens }) => opens === 'the calendar');
  return (
    <section className="no-print">
      <h3 className="mb-2 text-heading">In your calendar</h3>
      <p className="max-w-measure">
        Subscribe once, and your calendar always has the days of this case. They move by themselves when the
        office stops its clock.
      </p>
      <div className="mt-4 grid max-w-measure gap-4">
        {calendars.map((link) => (
          <div key={link.number} className="border-t border-line pt-4">
            <p>
              <a href={link.address.replace(/^https?:/, 'webcal:')} className="link">
                Subscribe
              </a>{' '}
              or add this address to your calendar. Keep it to yourself: anybody who has it can see the dates.
            </p>
            <CopyAddress label="The address for your calendar" address={link.address} />
            <Withdraw link={link} {...page} says="Stop this address" />
          </div>
        ))}
        {calendars.length === 0 ? (
          <ChangeForm change="calendar-made" id="calendar" {...page}>
            Make an address for my calendar
          </ChangeForm>
        ) : null}
      </div>
    </section>
  );
}
