import type { NavigationEntry, NavigationGroup, Site } from '@majak/sites/site';
import { Icon } from '@majak/ui/icon';
import { Logo } from '@majak/ui/logo';
import type { ReactNode } from 'react';

type Props = { site: Site; path: string; tone: 'transparent' | 'solid' };

/** The bar at the top of every page, 70 px. Groups are native details elements; the drawer is a native dialog. */
export function Header({ site, path, tone }: Props) {
  return (
    <header className="site-header" data-tone={tone}>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <div className="site-header-bar">
        <a href="/" className="site-logo" aria-label={`${site.brand}, front page`}>
          <Logo brand={site.brand} />
        </a>
        <nav className="site-nav" aria-label="Main">
          <Entries entries={site.navigation} path={path} group="nav" />
        </nav>
        <SearchLink path={path} className="search-button" />
        <button
          type="button"
          className="menu-button"
          data-opens="menu"
          aria-haspopup="dialog"
          {...{ commandfor: 'menu', command: 'show-modal' }}
        >
          <Icon name="menu" />
          Menu
        </button>
      </div>
      <dialog id="menu" className="drawer" aria-label="Menu" {...{ closedby: 'any' }}>
        <div className="drawer-top">
          <Logo brand={site.brand} />
          <button
            type="button"
            className="menu-button"
            data-closes="menu"
            {...{ commandfor: 'menu', command: 'close' }}
          >
            <Icon name="close" />
            Close
          </button>
        </div>
        <nav aria-label="Menu">
          <Entries entries={site.navigation} path={path} group="drawer" />
          <SearchLink path={path} className="nav-link">
            Search
          </SearchLink>
        </nav>
      </dialog>
    </header>
  );
}

type SearchLinkProps = { path: string; className: string; children?: ReactNode };

/** The way to the search; where there is no room for its name the magnifier says it. */
const SearchLink = ({ path, className, children }: SearchLinkProps) => (
  <a
    href="/search"
    className={className}
    aria-label={children ? undefined : 'Search'}
    aria-current={path === '/search' ? 'page' : undefined}
  >
    <Icon name="search" />
    {children}
  </a>
);

function Entries({
  entries,
  path,
  group,
}: {
  entries: readonly NavigationEntry[];
  path: string;
  group: string;
}) {
  return (
    <ul className="nav-entries">
      {entries.map((entry) => (
        <li key={entry.label}>
          {'entries' in entry ? (
            <Group {...entry} path={path} group={group} />
          ) : (
            <NavLink {...entry} path={path} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** A menu that opens by click: its links, each with a line of what is behind it, and what is found near them. */
const Group = ({
  label,
  entries,
  beside,
  path,
  group,
}: NavigationGroup & { path: string; group: string }) => (
  <details className="nav-group" name={group}>
    <summary>
      {label}
      <Icon name="chevron-down" />
    </summary>
    <div className="nav-panel">
      <ul>
        {entries.map(({ note, ...link }) => (
          <li key={link.href}>
            <NavLink {...link} path={path} />
            <span>{note}</span>
          </li>
        ))}
      </ul>
      {beside ? (
        <p>
          <span>{beside.lead}</span>
          {beside.links.map((link) => (
            <NavLink key={link.href} {...link} path={path} />
          ))}
        </p>
      ) : null}
    </div>
  </details>
);

const NavLink = ({ label, href, path }: { label: string; href: string; path: string }) => (
  <a className="nav-link" href={href} aria-current={href === path ? 'page' : undefined}>
    {label}
  </a>
);
