import { Notice } from '@majak/ui/notice';

/** Says of which cases nothing can be shown right now, so that nobody takes them for lost. */
export const UnreadableCases = ({ references }: { references: readonly string[] }) =>
  references.length === 0 ? null : (
    <Notice kind="error">
      <p>
        We can’t show {references.join(', ')} right now. Nothing is lost: look again in an hour, or write to
        us.
      </p>
    </Notice>
  );
