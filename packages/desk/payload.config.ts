import path from 'node:path';
import { buildConfig } from 'payload';
import sharp from 'sharp';
import { courses, lessons } from './content/collections/academy.ts';
import { articles } from './content/collections/articles.ts';
import { consultants } from './content/collections/consultants.ts';
import { consultations } from './content/collections/consultations.ts';
import { forms, formVersions } from './content/collections/forms.ts';
import { insuranceProducts, insurers } from './content/collections/insurance.ts';
import { jobs } from './content/collections/jobs.ts';
import { media } from './content/collections/media.ts';
import { pages } from './content/collections/pages.ts';
import { redirects } from './content/collections/redirects.ts';
import { reviews } from './content/collections/reviews.ts';
import { services } from './content/collections/services.ts';
import { terms } from './content/collections/terms.ts';
import { users } from './content/collections/users.ts';
import { videos } from './content/collections/videos.ts';
import { limitLists } from './content/list-limits.ts';
import { officeMoments } from './content/office-moments.ts';
import { guardPayloadCollections } from './content/payload-collections.ts';
import { textEditor } from './content/text-editor.ts';
import { database } from './database.ts';
import { env } from './env.ts';
import { logger } from './log.ts';
import { officialForms } from './official-forms/official-forms.ts';
import { bookingChanges, bookingQuanta, bookings, bookingWaits } from './records/bookings.ts';
import { caseChanges, cases } from './records/cases.ts';
import { heartbeats, publications, rateLimits } from './records/internal-collections.ts';
import { orderChanges, orders } from './records/orders.ts';
import { outbox } from './records/outbox.ts';
import { pageCounts } from './records/page-counts.ts';
import { requestReplies } from './records/request-replies.ts';
import { requests } from './records/requests.ts';
import { clientSessions, keptWork, providerRecords, signIns } from './records/sign-in-collections.ts';
import { downloads, uploads } from './records/uploads.ts';
import { waitingTimes } from './records/waiting-times.ts';
import { site } from './site.ts';
import { lockOnConnect } from './store-lock/lock-on-connect.ts';
import { studioMail } from './studio-mail.ts';

/** Bundlers would take every file below a path they can read for a part of the program: they are told not to look. */
const inRepository = (file: string) => path.resolve(/* turbopackIgnore: true */ env.contentRoot, file);

export default buildConfig({
  serverURL: env.studioUrl,
  secret: env.secret,
  db: lockOnConnect(database),
  email: studioMail,
  editor: textEditor,
  sharp,
  telemetry: false,
  logger,
  graphQL: { disable: true },
  cors: [],
  csrf: [env.studioUrl],
  cookiePrefix: 'majak',
  admin: {
    user: 'users',
    // The other kind asks a third party for a picture, by a fingerprint of the person's address.
    avatar: 'default',
    dateFormat: 'd MMMM yyyy HH:mm',
    timezones: { defaultTimezone: site.jurisdiction.timeZone },
    meta: {
      titleSuffix: ` · ${site.brand} studio`,
      robots: 'noindex, nofollow',
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/icon.svg' }],
    },
    components: {
      beforeDashboard: ['/components/welcome#Welcome'],
      beforeNavLinks: ['/components/desk-links#DeskLinks'],
      views: {
        week: { Component: '/components/week-view#WeekView', path: '/week' },
        today: { Component: '/components/today-view#TodayView', path: '/today' },
        bankStatement: {
          Component: '/components/bank-statement-view#BankStatementView',
          path: '/bank-statement',
        },
        statusSheet: { Component: '/components/status-sheet-view#StatusSheetView', path: '/status-sheet' },
      },
      graphics: { Logo: '/components/brand#Logo', Icon: '/components/brand#Icon' },
    },
    importMap: {
      baseDir: inRepository('apps/studio/src'),
      importMapFile: inRepository('apps/studio/src/app/(payload)/admin/importMap.js'),
    },
  },
  i18n: { translations: { en: { general: { payloadSettings: 'Settings' } } } },
  typescript: { outputFile: inRepository('packages/desk/payload-types.ts') },
  upload: { limits: { fileSize: 10 * 1024 * 1024 }, abortOnLimit: true },
  collections: [
    requests,
    requestReplies,
    cases,
    caseChanges,
    waitingTimes,
    orders,
    orderChanges,
    bookings,
    bookingChanges,
    bookingQuanta,
    bookingWaits,
    consultants,
    consultations,
    outbox,
    uploads,
    downloads,
    pageCounts,
    services,
    articles,
    pages,
    courses,
    lessons,
    forms,
    terms,
    reviews,
    jobs,
    media,
    videos,
    officialForms,
    redirects,
    insurers,
    insuranceProducts,
    users,
    formVersions,
    publications,
    rateLimits,
    heartbeats,
    clientSessions,
    signIns,
    providerRecords,
    keptWork,
  ],
})
  .then(guardPayloadCollections)
  .then(officeMoments)
  .then(limitLists);
