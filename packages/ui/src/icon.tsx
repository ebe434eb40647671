/** Line icons on a 24 px grid: the paths only, drawn with one stroke. */
const icons = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  search: 'M17.5 11a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0zM15.8 15.8l4.7 4.7',
  close: 'M6 6l12 12M18 6L6 18',
  'chevron-down': 'M6 9.5l6 6 6-6',
  'chevron-right': 'M9.5 6l6 6-6 6',
  'arrow-right': 'M4.5 12h15M13.5 6l6 6-6 6',
  'arrow-up': 'M12 19.5v-15M6 10.5l6-6 6 6',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  info: 'M12 11v5.5M12 7.5v.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z',
  alert:
    'M12 9v4.5M12 17v.01M10.4 4.2L2.7 17.6A1.9 1.9 0 0 0 4.4 20.5h15.2a1.9 1.9 0 0 0 1.7-2.9L13.6 4.2a1.85 1.85 0 0 0-3.2 0z',
  success: 'M8 12.5l2.7 2.7L16 9.5M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z',
  print: 'M7 9V3.5h10V9M7 17.5H3.5V9h17v8.5H17M7 14.5h10v6H7z',
  file: 'M6 3.5h8l4.5 4.5v12.5H6zM14 3.5V8h4.5M9 12.5h6.5M9 16h6.5',
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
    className={className ? `icon ${className}` : 'icon'}
  >
    <path d={icons[name]} />
  </svg>
);
