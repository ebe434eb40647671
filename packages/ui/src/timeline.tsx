import type { ReactNode } from 'react';

export type Who = 'you' | 'we' | 'office';
type TimelineProps = {
  steps: readonly { title: string; content: ReactNode; who?: Who | null; when?: string | null }[];
  /** The level of the step's title, one under the heading above it. */
  level?: 3 | 4;
};

const names: Record<Who, string> = { you: 'You', we: 'We do it', office: 'The office' };
// Not by colour alone: the three differ in fill, and the word stands in each.
const looks: Record<Who, string> = {
  you: 'border-text bg-text text-surface',
  we: 'border-edge bg-surface-raised text-text',
  office: 'border-dashed border-edge text-text',
};

const WhoTag = ({ who }: { who: Who }) => (
  <span className={`rounded-full border px-3 py-0.5 text-small font-semibold ${looks[who]}`}>
    {names[who]}
  </span>
);

/** What happens, in order: who does it and when. */
export const Timeline = ({ steps, level = 3 }: TimelineProps) => {
  const Title = `h${level}` as const;
  return (
    <ol className="grid">
      {steps.map(({ title, content, who, when }, index) => (
        <li
          key={title}
          className="relative grid grid-cols-[2.5rem_1fr] gap-x-5 pb-7 last:pb-0 md:pb-10 max-sm:gap-x-4 group sm:gap-x-7"
        >
          <span
            aria-hidden="true"
            className="absolute top-10 bottom-0 left-5 w-px bg-edge group-last:hidden"
          />
          <span
            aria-hidden="true"
            className="grid size-10 place-items-center rounded-full border border-edge bg-surface-raised font-heading font-semibold tabular-nums"
          >
            {index + 1}
          </span>
          <div className="min-w-0 max-w-measure pt-1">
            <Title className="text-subheading">{title}</Title>
            {who || when ? (
              <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5">
                {who ? <WhoTag who={who} /> : null}
                {when ? <span className="text-small text-text-muted tabular-nums">{when}</span> : null}
              </p>
            ) : null}
            <div className="mt-1.5 text-text-muted max-sm:text-small">{content}</div>
          </div>
        </li>
      ))}
    </ol>
  );
};
