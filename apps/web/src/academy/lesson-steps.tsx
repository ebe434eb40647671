import type { ListedLesson } from '@majak/desk/content/read';
import { Icon } from '@majak/ui/icon';

type LessonStepsProps = { lessons: readonly ListedLesson[]; current?: string };

/** Lessons in their order. The script of the page ticks those that are done in this browser. */
export const LessonSteps = ({ lessons, current }: LessonStepsProps) => (
  <ol className="lesson-steps">
    {lessons.map(({ slug, title, minutes }, index) => (
      <li key={slug} data-lesson={slug}>
        <span className="lesson-mark">
          <span className="lesson-number">{index + 1}</span>
          <Icon name="check" size={18} className="lesson-tick" />
        </span>
        <span className="min-w-0">
          {slug === current ? (
            <b aria-current="page">{title}</b>
          ) : (
            <a href={`/academy/${slug}`} className="hover:underline">
              {title}
            </a>
          )}
          <span className="block text-small text-text-muted">
            {minutes} minutes<span className="lesson-done">, done</span>
          </span>
        </span>
      </li>
    ))}
  </ol>
);

type ProgressProps = { lessons: readonly ListedLesson[] };

/** How far one has come; shown by the script, which alone knows. */
export const Progress = ({ lessons }: ProgressProps) => (
  <p data-progress={lessons.map(({ slug }) => slug).join(' ')} hidden className="mt-4 text-small">
    <progress max={lessons.length} value={0} aria-label="Lessons done" />
    <span data-said />
  </p>
);
