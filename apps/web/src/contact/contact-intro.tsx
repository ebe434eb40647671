import type { Site } from '@majak/sites/site';
import { officeAddress } from '../shell/office-address.ts';

type Words = { title: string; lead: string };

/** Beside a form about one matter: what it is about, and the other ways to reach a person. */
export const EnquiryIntro = ({ site, words, alone }: { site: Site; words: Words; alone: boolean }) => (
  <div>
    {alone ? <h1 id="contact-title">{words.title}</h1> : <h2 id="contact-title">{words.title}</h2>}
    <p className="mt-4">{words.lead}</p>
    <p className="mt-3">
      A person answers the same day. If you’ve heard nothing, check your spam folder, then call.
    </p>
    <Ways site={site} />
  </div>
);

/** Beside the form: what happens after it is sent, and, unless the page has said so, the other ways to reach a person. */
export const ContactIntro = ({ site, ways }: { site: Site; ways: 'below' | 'elsewhere' | 'none' }) => (
  <div>
    <h2 id="contact-title">{ways === 'none' ? 'Send a request' : 'Ask for help'}</h2>
    <p className="mt-4">
      A person answers the same day, most <span className="whitespace-nowrap">e-mails</span> within 15 minutes
      in office hours. You can have a meeting 12 hours later.
    </p>
    <p className="mt-3">If you’ve heard nothing after a day, check your spam folder, then call.</p>
    {ways === 'below' && <Ways site={site} />}
  </div>
);

/** The ways to reach a person; in a row where they fill the place of a form that is folded. */
export const Ways = ({ site, inRow = false }: { site: Site; inRow?: boolean }) => (
  <dl
    className={`grid gap-3 text-small ${inRow ? 'mb-6 lg:mt-1.5 lg:mb-10 lg:grid-cols-[auto_auto_1fr] lg:gap-x-12' : 'mt-6'}`}
  >
    <div>
      <dt className="text-text-muted">E-mail</dt>
      <dd>
        <a href={`mailto:${site.email}`} className="link">
          {site.email}
        </a>
      </dd>
    </div>
    <div>
      <dt className="text-text-muted">Phone</dt>
      <dd>
        <a href={site.phone.link} className="link">
          {site.phone.shown}
        </a>
      </dd>
    </div>
    <div>
      <dt className="text-text-muted">Office</dt>
      <dd>
        {officeAddress(site.address)}
        <br />
        {site.openingHours}
      </dd>
    </div>
  </dl>
);
