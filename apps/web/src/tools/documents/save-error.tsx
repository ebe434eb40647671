import { Notice } from '@majak/ui/notice';

/** Why no file was saved. */
export const SaveError = ({ words }: { words: string }) => (
  <Notice kind="error" title="Nothing was saved">
    {words} What you entered is still here.
  </Notice>
);
