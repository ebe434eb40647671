import type { Site } from '@majak/sites/site';

const paths: Record<Site['networks'][number]['name'], string> = {
  Facebook:
    'M14 21v-8h3l.5-3.5H14V7.4c0-1.1.5-1.9 2-1.9h1.7V2.4A15 15 0 0 0 15 2.2c-2.8 0-4.6 1.7-4.6 4.7v2.6H7.3V13h3.1v8',
  Instagram:
    'M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4zM15.5 12a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0zM17 7v.01',
  LinkedIn: 'M4 9.5V20M4 4.5v.01M9.5 20V9.5M9.5 14c0-6 9.5-6.5 9.5 0v6',
  YouTube:
    'M5 5.5h14a2.5 2.5 0 0 1 2.5 2.5v8a2.5 2.5 0 0 1-2.5 2.5H5A2.5 2.5 0 0 1 2.5 16V8A2.5 2.5 0 0 1 5 5.5zM10 9.2v5.6l5-2.8z',
};

/** The mark of a social network, in the line of our own icons. */
export const NetworkIcon = ({ name }: { name: keyof typeof paths }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    width={22}
    height={22}
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={paths[name]} />
  </svg>
);
