import type { Job } from '@majak/desk/payload-types';
import { Breadcrumbs } from '@majak/ui/breadcrumbs';
import { Container } from '@majak/ui/container';
import { Hero } from '../blocks/hero.tsx';
import { RichText } from '../blocks/rich-text.tsx';

/** An open position: what, where, how much of the week, and what it is about. */
export const JobView = ({ job }: { job: Job }) => (
  <>
    <Hero
      eyebrow={`${job.place} · ${job.kind}`}
      title={job.title}
      lead={job.summary}
      tone="harbour"
      drawing="briefcase"
      primaryLabel="Apply"
      primaryHref="#contact"
    />
    <Container className="py-10 md:py-16">
      <Breadcrumbs
        items={[{ label: 'Home', href: '/' }, { label: 'Jobs', href: '/work-with-us' }, { label: job.title }]}
      />
      <div className="mt-10 max-w-measure">
        <RichText data={job.body} />
      </div>
    </Container>
  </>
);
