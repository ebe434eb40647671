import { env } from '@majak/desk/env';
import { site } from '@majak/desk/site';

type WidgetSettings = { disableReviews: boolean; id: string | undefined; host: string };
export type Widget = {
  /** Who shows the reviews, as it is said to visitors. */
  vendor: string;
  /** What is loaded from, once a visitor has agreed. */
  host: string;
  script: string;
  id: string;
  /** Content security policy of the frame. */
  policy: string;
};

const paths: Record<string, string> = { 'static.elfsight.com': '/platform/platform.js' };

/** What a third party's script may do in its frame: nothing of ours, and nothing beyond its vendor's hosts. */
function policyFor(hosts: string): string {
  return [
    "default-src 'none'",
    // Whoever opens the frame's address by itself: the script gets no origin there either.
    'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
    `script-src ${hosts}`,
    `style-src ${hosts} 'unsafe-inline'`,
    `img-src ${hosts} data:`,
    `font-src ${hosts} data:`,
    `connect-src ${hosts}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** The third party's widget, if this site shows one. */
export function widgetOf({ disableReviews, id, host }: WidgetSettings): Widget | undefined {
  if (disableReviews || !id) return undefined;
  const isStub = host.startsWith('127.');
  const origin = `${isStub ? 'http' : 'https'}://${host}`;
  return {
    vendor: 'Elfsight',
    host,
    script: origin + (paths[host] ?? '/platform.js'),
    id,
    policy: policyFor(
      isStub ? origin : 'https://elfsightcdn.com https://*.elfsightcdn.com https://*.elfsight.com',
    ),
  };
}

export const reviewsWidget = widgetOf({
  disableReviews: site.disableReviews,
  id: env.REVIEWS_WIDGET_ID,
  host: env.REVIEWS_WIDGET_HOST,
});
