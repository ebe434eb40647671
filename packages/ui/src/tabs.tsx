type TabsProps = {
  /** What the tabs choose between, for those who cannot see them. */
  label: string;
  items: readonly { label: string; href: string; current: boolean }[];
};

/** Tabs as links: each view has its own address, so they work without a script and can be sent to someone. */
export const Tabs = ({ label, items }: TabsProps) => (
  <nav aria-label={label}>
    <ul className="flex flex-wrap gap-x-8 border-b border-line">
      {items.map((item) => (
        <li key={item.href}>
          <a
            href={item.href}
            aria-current={item.current ? 'page' : undefined}
            className="-mb-px flex min-h-12 items-center py-2 font-semibold text-text-muted underline-offset-6 hover:text-text hover:underline aria-[current]:border-b-3 aria-[current]:border-text aria-[current]:text-text aria-[current]:no-underline"
          >
            {item.label}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
