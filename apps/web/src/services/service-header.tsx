import type { Service } from '@majak/desk/payload-types';
import { Breadcrumbs } from '@majak/ui/breadcrumbs';
import { Drawing } from '@majak/ui/drawings/drawing';

/** What the service is. Who, how long and how much is beside it, or right below on a phone. */
export const ServiceHeader = ({ service }: { service: Service }) => (
  <div className="service-head">
    <Breadcrumbs
      items={[
        { label: 'Home', href: '/' },
        { label: 'Services', href: '/our-services' },
        { label: service.title },
      ]}
    />
    <div className="service-words flex items-end justify-between gap-8">
      <div>
        <h1 className="mt-3 md:mt-6">{service.title}</h1>
        <p className="service-summary max-w-measure md:mt-6 md:text-lead">{service.summary}</p>
      </div>
      <Drawing
        name={service.drawing ?? 'stamp'}
        className="lit-on-hover h-32 w-auto shrink-0 max-lg:hidden"
      />
    </div>
  </div>
);
