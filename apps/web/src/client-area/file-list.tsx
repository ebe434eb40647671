import type { ClientFile } from '@majak/desk/sign-in/client-files';
import { localDate } from '../local-date.ts';

const sizeInWords = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** What a client sent, each as they sent it. */
export const FileList = ({ files }: { files: readonly ClientFile[] }) =>
  files.length > 0 ? (
    <ul>
      {files.map(({ id, name, size, sentAt, reference }) => (
        <li
          key={id}
          className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line py-3 first:border-t-0"
        >
          <a href={`/client-area/files/${id}`} className="link wrap-anywhere">
            {name}
          </a>
          <span className="text-small text-text-muted">
            {sizeInWords(size)} · {localDate(sentAt)} · {reference}
          </span>
        </li>
      ))}
    </ul>
  ) : (
    <p className="max-w-measure">
      You don’t have any files here yet. What you send with a form or hand in for a case shows here until a
      day after the case is closed.
    </p>
  );
