import type { LocalMail } from '@majak/desk/ports/mail/mail-files';
import { Container } from '@majak/ui/container';

/** What the local mail port keeps, newest first. */
export const MailList = ({ mails }: { mails: readonly LocalMail[] }) => (
  <Container className="py-12">
    <h1 className="text-title">Mails of the local port</h1>
    <p className="mt-3">Nothing here left this machine. Set SMTP_URL to send for real.</p>
    {mails.length === 0 && <p className="mt-8">No mail yet. Send a request through the contact form.</p>}
    <ul className="mt-8 divide-y divide-line border-y border-line">
      {mails.map((mail) => (
        <li key={mail.id} className="relative py-3">
          <a
            href={`/dev/mail/${mail.id}`}
            className="font-semibold after:absolute after:inset-0 hover:underline"
          >
            {mail.subject}
          </a>
          <p className="text-small text-text-muted">
            to {mail.to} · {mail.date}
          </p>
        </li>
      ))}
    </ul>
  </Container>
);

/** One mail, as its reader sees it. */
export const MailText = ({ mail }: { mail: LocalMail }) => (
  <Container className="py-12">
    <p>
      <a href="/dev/mail" className="link">
        All mails
      </a>
    </p>
    <h1 className="mt-4 text-title">{mail.subject}</h1>
    <p className="mt-3 text-small text-text-muted">
      {mail.from} to {mail.to} · {mail.date}
    </p>
    <pre className="mt-8 overflow-x-auto whitespace-pre-wrap rounded-lg border border-line p-6 font-text">
      {mail.text}
    </pre>
  </Container>
);
