/** Line icons on a 24 px grid: the paths only, drawn with one stroke. */
export const icons = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  'chevron-down': 'M6 9.5l6 6 6-6',
  'chevron-right': 'M9.5 6l6 6-6 6',
  'arrow-right': 'M4.5 12h15M13.5 6l6 6-6 6',
  'arrow-up': 'M12 19.5v-15M6 10.5l6-6 6 6',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  info: 'M12 11v5.5M12 7.5v.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z',
  alert:
    'M12 9v4.5M12 17v.01M10.4 4.2L2.7 17.6A1.9 1.9 0 0 0 4.4 20.5h15.2a1.9 1.9 0 0 0 1.7-2.9L13.6 4.2a1.85 1.85 0 0 0-3.2 0z',
  success: 'M8 12.5l2.7 2.7L16 9.5M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z',
  search: 'M16.5 16.5L21 21M18.5 10.75a7.75 7.75 0 1 1-15.5 0 7.75 7.75 0 0 1 15.5 0z',
  phone:
    'M5.2 3.5h3.6l1.7 4.6-2.3 1.7a13 13 0 0 0 6 6l1.7-2.3 4.6 1.7v3.6a1.9 1.9 0 0 1-2.1 1.9A16.8 16.8 0 0 1 3.3 5.6a1.9 1.9 0 0 1 1.9-2.1z',
  mail: 'M3.5 5.5h17v13h-17zM4 6.5l8 6.5 8-6.5',
  pin: 'M12 21.5s7-6.4 7-11.7a7 7 0 1 0-14 0c0 5.3 7 11.7 7 11.7zM14.5 9.8a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z',
  clock: 'M12 7v5.3l3.5 2M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z',
  calendar: 'M4 5.5h16v15H4zM4 10h16M8.5 3v4.5M15.5 3v4.5',
  print: 'M7 9V3.5h10V9M7 17.5H3.5V9h17v8.5H17M7 14.5h10v6H7z',
  download: 'M12 4v11.5M6.5 10.5l5.5 5.5 5.5-5.5M4.5 20h15',
  share: 'M12 15.5V3.5M7.5 7.5L12 3.5l4.5 4M7 11H4.5v9.5h15V11H17',
  external: 'M13.5 4.5h6v6M19 5l-8.5 8.5M17.5 14v5.5h-13v-13H10',
  user: 'M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM4.5 20.5c.8-4 3.7-6 7.5-6s6.7 2 7.5 6',
  file: 'M6 3.5h8l4.5 4.5v12.5H6zM14 3.5V8h4.5M9 12.5h6.5M9 16h6.5',
  quote:
    'M10 7c-3.5.5-5.5 2.8-5.5 6.5V17H10v-5.5H7.5C7.5 9.8 8.3 9 10 8.7zM19.5 7c-3.5.5-5.5 2.8-5.5 6.5V17h5.5v-5.5H17c0-1.7.8-2.5 2.5-2.8z',
  star: 'M12 3.5l2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-2.9L6.7 20l1.1-6L3.4 9.8l6-.8z',
} as const;

export type IconName = keyof typeof icons;
type IconProps = { name: IconName; size?: number; className?: string };

/** Decorative: the words beside it, or the label of its button, say what it means. */
export const Icon = ({ name, size = 24, className = '' }: IconProps) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    className={`shrink-0 ${className}`}
  >
    <path d={icons[name]} />
  </svg>
);
