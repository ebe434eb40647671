import { site } from '@majak/desk/site';

/** The lighthouse: drawn in the colour of the text, its beam in amber. */
const Lighthouse = ({ size }: { size: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true">
    <path d="M19 9.5 31 5v10l-12-3z" className="brand__beam" />
    <g stroke="currentColor" strokeWidth="1.8" strokeLinejoin="round" strokeLinecap="round">
      <path d="M12.5 7.5 15.5 4l3 3.5M12.5 7.5h6v5h-6zM10.5 12.5h10M12.5 12.5 10 28h11l-2.5-15.5M11.3 20h8.4M6 28h19" />
    </g>
  </svg>
);

/** Above the sign-in. */
export const Logo = () => (
  <span className="brand">
    <Lighthouse size={44} />
    <span className="brand__name">
      {site.brand} <span className="brand__room">studio</span>
    </span>
  </span>
);

/** At the top of the navigation. */
export const Icon = () => <Lighthouse size={22} />;
