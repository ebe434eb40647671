type LogoProps = {
  brand: string;
  /** `light` is for a dark background, `inherit` follows the text around it. */
  tone?: 'light' | 'dark' | 'inherit';
  className?: string;
};

const tones = { light: 'text-paper', dark: 'text-ink', inherit: 'text-inherit' } as const;

/** The lighthouse alone. */
export const LogoMark = () => (
  <svg aria-hidden="true" viewBox="0 0 32 36" width={32} height={36} fill="none" className="shrink-0">
    <path d="M18.5 9.5L32 5v10z" fill="var(--color-lamp)" />
    <path
      d="M8.5 13.5h11M10.5 13.5v-6h7v6M9.5 7.5L14 3l4.5 4.5zM10.5 13.5L8 33h12l-2.5-19.5M9.7 20h8.6M8.9 26.5h10.2M2 33.5h24"
      stroke="currentColor"
      strokeWidth={1.9}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path d="M12.5 10.5h3" stroke="var(--color-lamp)" strokeWidth={2.4} strokeLinecap="round" />
  </svg>
);

/** The lighthouse and the brand's word; the lamp and its beam are the only amber. */
export const Logo = ({ brand, tone = 'inherit', className = '' }: LogoProps) => (
  <span className={`inline-flex items-center gap-2.5 ${tones[tone]} ${className}`}>
    <LogoMark />
    <span className="logo-word font-heading text-[1.625rem] leading-none tracking-tight">{brand}</span>
  </span>
);
