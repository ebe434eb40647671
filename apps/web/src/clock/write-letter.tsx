import type { Proceedings } from '@majak/tools/documents/proceedings';
import { Button } from '@majak/ui/button';

type Props = {
  /** Where the letter is written. */
  page: string;
  known: Partial<Proceedings>;
  children: string;
};

/** Leads to a letter about an application, and brings along what is known of it: in a post, so that no address tells it. */
export const WriteLetter = ({ page, known, children }: Props) => (
  <form method="post" action={`${page}?of=application`} className="no-print">
    {Object.entries(known).map(([name, value]) =>
      value === undefined || value === '' ? null : (
        <input key={name} type="hidden" name={name} value={String(value)} />
      ),
    )}
    <Button type="submit">{children}</Button>
  </form>
);
