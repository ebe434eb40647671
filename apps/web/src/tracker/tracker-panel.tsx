import { TrackerForm } from './tracker-form.tsx';

/** Above the clock that anybody can use: the way to one's own case, and the heading of what follows. */
export const TrackerPanel = () => (
  <div className="no-print">
    <p className="mb-8 max-w-measure">
      Filed it yourself? You don’t need a reference:{' '}
      <a href="#own-filing" className="link whitespace-nowrap">
        count the days
      </a>
      .
    </p>
    <section aria-labelledby="my-case" className="border-b border-line pb-12">
      <h2 id="my-case" className="mb-6 text-heading">
        If we look after your case
      </h2>
      <TrackerForm />
    </section>
    <h2 id="own-filing" tabIndex={-1} className="mt-12 mb-6 scroll-mt-24 text-heading outline-none">
      If you filed it yourself
    </h2>
  </div>
);
