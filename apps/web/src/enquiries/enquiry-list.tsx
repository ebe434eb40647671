import type { Enquiry } from '@majak/tools/forms/enquiry';
import { Breadcrumbs } from '@majak/ui/breadcrumbs';
import { Section } from '@majak/ui/section';

/** All forms, each the way to its page. */
export const EnquiryList = ({ forms }: { forms: readonly Pick<Enquiry, 'slug' | 'title' | 'lead'>[] }) => (
  <Section>
    <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'Forms' }]} />
    <h1 className="mt-8">Forms</h1>
    <p className="mt-4 max-w-measure text-lead text-text-muted">
      Each form asks what we need to know about one thing, so that our first answer is already useful.
    </p>
    <ul className="mt-10 grid gap-5 md:grid-cols-2 md:gap-6">
      {forms.map(({ slug, title, lead }) => (
        <li
          key={slug}
          className="relative rounded-lg border border-line bg-surface-raised p-6 hover:border-edge md:p-8"
        >
          <h2 className="text-heading">
            <a href={`/forms/${slug}`} className="after:absolute after:inset-0 hover:underline">
              {title}
            </a>
          </h2>
          <p className="mt-3">{lead}</p>
        </li>
      ))}
    </ul>
  </Section>
);
