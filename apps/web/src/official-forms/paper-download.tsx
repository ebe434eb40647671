import type { Answers } from '@majak/tools/form/field';
import { Button } from '@majak/ui/button';
import { Notice } from '@majak/ui/notice';
import { paperPath } from './official-form-address.ts';
import { usePaperDownload } from './use-paper-download.ts';

type Props = {
  slug: string;
  answers: Answers;
  variant: 'primary' | 'secondary';
  /** Called once a paper was saved. */
  onSaved?: () => void;
};

/** Downloads a paper, filled in. Without script it is a plain post of the form it stands in. */
export function PaperDownload({ slug, answers, variant, onSaved }: Props) {
  const { state, save } = usePaperDownload(slug, onSaved);
  return (
    <div className="grid justify-items-start gap-3">
      <Button
        type="submit"
        formAction={paperPath(slug)}
        formMethod="post"
        // The form around it may bring files, which no paper is filled in with.
        formEncType="application/x-www-form-urlencoded"
        variant={variant}
        icon="file"
        loading={state.kind === 'making'}
        onClick={(event) => {
          event.preventDefault();
          void save(answers);
        }}
      >
        Download the official form, filled in
      </Button>
      <p role="status" className="text-small text-text-muted">
        {state.kind === 'saved' ? 'The PDF is in your downloads. Check it before you sign it.' : ''}
      </p>
      {state.kind === 'failed' ? (
        <Notice kind="error" role="alert">
          <p>{state.words}</p>
        </Notice>
      ) : null}
    </div>
  );
}
