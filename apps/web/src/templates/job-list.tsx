import { jobPath } from '@majak/desk/content/paths';
import type { Job } from '@majak/desk/payload-types';
import { Section } from '@majak/ui/section';

/** Open positions, each the way to its page. */
export const JobList = ({ jobs }: { jobs: readonly Job[] }) => (
  <Section tone="sand" labelledBy="jobs-title">
    <h2 id="jobs-title">Open positions</h2>
    {jobs.length === 0 && (
      <p className="mt-6 max-w-measure">
        Nothing is open now.{' '}
        <a href="/forms/job-application" className="link">
          Apply all the same
        </a>
        : we keep your letter.
      </p>
    )}
    <ul className="mt-8 grid gap-5 md:grid-cols-2 md:gap-6">
      {jobs.map(({ id, slug, title, place, kind, summary }) => (
        <li
          key={id}
          className="relative rounded-lg border border-line bg-surface-raised p-6 hover:border-edge md:p-8"
        >
          <h3>
            <a href={jobPath(slug)} className="after:absolute after:inset-0 hover:underline">
              {title}
            </a>
          </h3>
          <p className="mt-2 text-small text-text-muted">
            {place} · {kind}
          </p>
          <p className="mt-4">{summary}</p>
        </li>
      ))}
    </ul>
  </Section>
);
