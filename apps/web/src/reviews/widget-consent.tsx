import { Button } from '@majak/ui/button';
import { Section } from '@majak/ui/section';
import type { Widget } from './widget.ts';

/**
 * Where a third party's reviews come, once the visitor has agreed. The frame waits in a template, which loads nothing;
 * `consent.ts` takes it out. Both answers look the same.
 */
export const WidgetConsent = ({ widget: { vendor, host } }: { widget: Widget }) => (
  <Section tone="fog" id="cookie-settings" labelledBy="widget-title">
    <h2 id="widget-title" tabIndex={-1} className="outline-none">
      Reviews from {vendor}
    </h2>
    <p className="unscripted mt-4 max-w-measure">
      They need JavaScript. Without it, nothing is loaded from others, so there’s nothing to choose.
    </p>
    <div data-widget={host} data-vendor={vendor} className="scripted mt-4">
      <div data-ask>
        <p className="max-w-measure">
          Show reviews from {vendor}: this loads content from {host}. It learns your address on the internet
          and may keep data of its own. Nothing is loaded before you say yes, and you can take it back at any
          time under <em>Cookie settings</em> at the end of every page.
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button data-answer="yes">Show reviews from {vendor}</Button>
          <Button data-answer="no">Do not show them</Button>
        </div>
      </div>
      <p role="status" data-said className="mt-4 empty:hidden" />
      <div data-frame />
      <template>
        <iframe
          src="/reviews/widget"
          title={`Reviews from ${vendor}`}
          sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
          className="mt-4 h-160 w-full rounded-lg border border-line bg-paper"
        />
      </template>
    </div>
  </Section>
);
