import { site } from '@majak/desk/site';
import { Container } from '@majak/ui/container';
import { Hero } from '../blocks/hero.tsx';
import { officeAddress } from '../shell/office-address.ts';

const facts = [
  {
    label: 'E-mail',
    value: site.email,
    href: `mailto:${site.email}`,
    note: 'Most are answered within 15 minutes in office hours, all the same day.',
  },
  { label: 'Phone', value: site.phone.shown, href: site.phone.link, note: site.openingHours },
  {
    label: 'Office',
    value: officeAddress(site.address),
    note: 'Come by appointment, if you need to come at all. We do most things by power of attorney.',
  },
];

/** Where people are reached, and how fast they answer. */
export const ContactPage = () => (
  <>
    <Hero
      title="Ask us. A person answers."
      lead="Tell us where you’re from, what you need and when. You get an answer the same day and a meeting as early as 12 hours later."
      tone="harbour"
      drawing="envelope"
    />
    <Container>
      <dl className="grid gap-8 py-12 md:grid-cols-3 md:py-16">
        {facts.map(({ label, value, href, note }) => (
          <div key={label} className="border-t-2 border-text pt-4">
            <dt className="text-small text-text-muted">{label}</dt>
            <dd className="mt-1 font-heading text-subheading font-semibold">
              {href ? (
                <a href={href} className="link">
                  {value}
                </a>
              ) : (
                value
              )}
            </dd>
            <dd className="mt-2 text-small text-text-muted">{note}</dd>
          </div>
        ))}
      </dl>
    </Container>
  </>
);
