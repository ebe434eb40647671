import type { ListedLesson } from '@majak/desk/content/read';
import type { Course } from '@majak/desk/payload-types';
import { Container } from '@majak/ui/container';
import { Drawing } from '@majak/ui/drawings/drawing';
import { Progress } from './lesson-steps.tsx';

type Props = { courses: readonly Course[]; lessons: readonly ListedLesson[] };

/** The courses of the academy, each with how far this browser has come. */
export const CourseList = ({ courses, lessons }: Props) => (
  <Container>
    <section aria-labelledby="courses-title" className="py-12 md:py-16">
      <h2 id="courses-title">Courses</h2>
      {courses.length === 0 ? <p className="mt-6">No course is published yet.</p> : null}
      <ul className="mt-8 grid gap-5 md:grid-cols-2 md:gap-6">
        {courses.map((course) => (
          <Item
            key={course.id}
            course={course}
            lessons={lessons.filter(({ slug }) => slug.startsWith(`${course.slug}/`))}
          />
        ))}
      </ul>
      <p className="mt-6 text-small text-text-muted">Your progress is only kept in this browser.</p>
    </section>
  </Container>
);

const Item = ({ course, lessons }: { course: Course; lessons: readonly ListedLesson[] }) => (
  <li className="lit-on-hover relative flex flex-col rounded-lg border border-line bg-surface-raised p-6 hover:border-edge md:p-8">
    <Drawing name={course.drawing ?? 'calendar'} className="mb-6 h-24 w-auto self-start" />
    <h3>
      <a href={`/academy/${course.slug}`} className="after:absolute after:inset-0 hover:underline">
        {course.title}
      </a>
    </h3>
    <p className="mt-2.5 max-w-measure grow text-text-muted">{course.summary}</p>
    <p className="mt-4 text-small">
      {lessons.length} lessons, {lessons.reduce((sum, { minutes }) => sum + minutes, 0)} minutes
    </p>
    <Progress lessons={lessons} />
  </li>
);
