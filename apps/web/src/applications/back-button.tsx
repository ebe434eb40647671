import { Icon } from '@majak/ui/icon';
import { posted } from './application-address.ts';

const look = 'link inline-flex min-h-11 items-center gap-1.5';

/** The way to the page before. @param href Where it leads out of the form. */
export const BackButton = ({ href }: { href?: string | undefined }) =>
  href ? (
    <a href={href} className={look}>
      <Icon name="chevron-right" size={18} className="rotate-180" />
      Back
    </a>
  ) : (
    <button type="submit" name={posted.intent} value="back" className={`${look} cursor-pointer`}>
      <Icon name="chevron-right" size={18} className="rotate-180" />
      Back
    </button>
  );
