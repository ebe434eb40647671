import type { ListedLesson } from '@majak/desk/content/read';
import type { Lesson } from '@majak/desk/payload-types';
import { Breadcrumbs } from '@majak/ui/breadcrumbs';
import { Button } from '@majak/ui/button';
import { Container } from '@majak/ui/container';
import { Paragraphs } from '../blocks/paragraphs.tsx';
import { RichText } from '../blocks/rich-text.tsx';
import type { ToolEmbed } from '../blocks/tool-embed.tsx';
import type { Term } from '../text-aids/glossary.ts';
import { TextAids } from '../text-aids/text-aids.tsx';
import { LessonSteps, Progress } from './lesson-steps.tsx';

type Props = {
  lesson: Lesson;
  lessons: readonly ListedLesson[];
  terms: readonly Term[];
  tools: readonly ToolEmbed[];
  trail: readonly { label: string; href: string }[];
};

/** A lesson: its text, one thing to do, and the way to the next; the course stands beside it. */
export const LessonView = ({ lesson, lessons, terms, tools, trail }: Props) => {
  const at = lessons.findIndex(({ slug }) => slug === lesson.slug);
  return (
    <Container>
      <div className="grid gap-x-16 gap-y-12 py-10 md:py-16 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <article className="max-w-measure">
          <Breadcrumbs
            items={trail.map(({ label, href }, index) =>
              index < trail.length - 1 ? { label, href } : { label },
            )}
          />
          <p className="mt-6 text-small text-text-muted">
            Lesson {at + 1} of {lessons.length}, {lesson.minutes} minutes
          </p>
          <h1 className="mt-2 text-title">{lesson.title}</h1>
          <p className="mt-5 mb-8 text-lead">{lesson.summary}</p>
          <TextAids terms={terms} tools={tools}>
            <RichText data={lesson.body} />
          </TextAids>
          <Task lesson={lesson} next={at === -1 ? undefined : lessons[at + 1]} />
        </article>
        <aside aria-labelledby="course-title" className="lg:sticky lg:top-24 lg:self-start print:hidden">
          <h2 id="course-title" className="text-subheading">
            {trail.at(-2)?.label}
          </h2>
          <Progress lessons={lessons} />
          <div className="mt-5">
            <LessonSteps lessons={lessons} current={lesson.slug} />
          </div>
        </aside>
      </div>
    </Container>
  );
};

const Task = ({ lesson, next }: { lesson: Lesson; next: ListedLesson | undefined }) => (
  <section aria-labelledby="task-title" className="mt-12 rounded-lg border border-line p-6 tone-sand md:p-8">
    <h2 id="task-title" className="text-heading">
      One thing to do now
    </h2>
    <div className="mt-3">
      <Paragraphs text={lesson.task} />
    </div>
    <div className="mt-6 flex flex-wrap gap-3 print:hidden">
      <Button data-done={lesson.slug} className="scripted">
        Mark as done
      </Button>
      {next ? (
        <Button href={`/academy/${next.slug}`} variant="primary" icon="arrow-right">
          Next: {next.title}
        </Button>
      ) : (
        <Button href="/academy" icon="arrow-right">
          All courses
        </Button>
      )}
    </div>
  </section>
);
