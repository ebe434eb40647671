import type { ListedLesson } from '@majak/desk/content/read';
import type { Course } from '@majak/desk/payload-types';
import { Breadcrumbs } from '@majak/ui/breadcrumbs';
import { Button } from '@majak/ui/button';
import { Container } from '@majak/ui/container';
import { Drawing } from '@majak/ui/drawings/drawing';
import { Icon } from '@majak/ui/icon';
import { LessonSteps, Progress } from './lesson-steps.tsx';

type Props = { course: Course; lessons: readonly ListedLesson[] };

/** A course: for whom, what one can do afterwards, its lessons, and how far this browser has come. */
export const CourseView = ({ course, lessons }: Props) => (
  <>
    <div className="tone-sand">
      <Container>
        <div className="grid items-end gap-10 py-10 md:grid-cols-[minmax(0,1fr)_auto] md:py-16">
          <div>
            <Breadcrumbs
              items={[
                { label: 'Home', href: '/' },
                { label: 'Academy', href: '/academy' },
                { label: course.title },
              ]}
            />
            <h1 className="mt-6">{course.title}</h1>
            <p className="mt-6 max-w-measure text-lead">{course.summary}</p>
            <Progress lessons={lessons} />
            {lessons[0] ? (
              <Button
                href={`/academy/${lessons[0].slug}`}
                variant="primary"
                icon="arrow-right"
                className="mt-8"
                data-continue=""
              >
                Start with lesson 1
              </Button>
            ) : null}
          </div>
          <Drawing name={course.drawing ?? 'calendar'} className="lit-on-hover h-40 w-auto max-md:hidden" />
        </div>
      </Container>
    </div>
    <Container>
      <div className="grid gap-x-16 gap-y-12 py-12 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:py-16">
        <About course={course} />
        <section aria-labelledby="lessons-title">
          <h2 id="lessons-title" className="text-heading">
            Lessons
          </h2>
          <div className="mt-5">
            {lessons.length > 0 ? <LessonSteps lessons={lessons} /> : <p>No lesson is published yet.</p>}
          </div>
        </section>
      </div>
    </Container>
  </>
);

const About = ({ course }: { course: Course }) => (
  <section aria-labelledby="about-title">
    <h2 id="about-title" className="text-heading">
      Who it’s for
    </h2>
    <p className="mt-4 max-w-measure">{course.forWhom}</p>
    <h2 className="mt-10 text-heading">What you’ll be able to do</h2>
    <ul className="mt-4 grid max-w-measure gap-2.5">
      {(course.outcomes ?? []).map(({ id, text }) => (
        <li key={id ?? text} className="flex gap-3.5">
          <Icon name="check" size={22} className="mt-[0.22em] text-success" />
          {text}
        </li>
      ))}
    </ul>
  </section>
);
