import type { Site } from '@majak/sites/site';
import { Container } from '@majak/ui/container';
import { Logo } from '@majak/ui/logo';
import { NetworkIcon } from './network-icon.tsx';
import { officeAddress } from './office-address.ts';

type Props = {
  site: Site;
  year: number;
  /** Whether something on the site is loaded only after consent: then the way to take it back is on every page. */
  asksConsent: boolean;
  /** Sites for other countries. */
  sisters: readonly { country: string; readers: string; url: string }[];
};

/** Five columns, four networks, phone and e-mail, copyright from the first year to `year`. */
export function Footer({ site, year, asksConsent, sisters }: Props) {
  return (
    <footer className="tone-harbour site-footer">
      <Container>
        <div className="footer-columns">
          {site.footer.map((column) => (
            <nav key={column.title} aria-label={`Footer: ${column.title}`}>
              <h2 className="footer-title">{column.title}</h2>
              <ul>
                {column.links.map((link) => (
                  <li key={link.href + link.label}>
                    <a href={link.href}>{link.label}</a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="footer-foot">
          <div>
            <Logo brand={site.brand} />
            <p>
              {site.legal.name} · {officeAddress(site.address)}
              <br />© {site.since}–{year} {site.brand}
              {asksConsent && (
                <>
                  {' · '}
                  <a href="/reviews#cookie-settings" className="link">
                    Cookie settings
                  </a>
                </>
              )}
            </p>
            {sisters.map(({ country, readers, url }) => (
              <p key={url}>
                Going elsewhere?{' '}
                <a href={url} hrefLang={readers} className="link">
                  {site.brand} in {country}
                </a>
              </p>
            ))}
          </div>
          <ul className="footer-networks" aria-label="Social networks">
            {site.networks.map(({ name, url }) => (
              <li key={name}>
                <a href={url} rel="noopener" aria-label={`${site.brand} on ${name}`}>
                  <NetworkIcon name={name} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </footer>
  );
}
