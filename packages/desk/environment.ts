import path from 'node:path';
import { siteNames } from '@majak/sites/site-names';
import * as z from 'zod';
import { paymentVariables } from './payments/payment-variables.ts';
import { registerVariables } from './register-variables.ts';
import { signInVariables } from './sign-in/sign-in-variables.ts';
import { addresses, count, onOff, origin, port } from './variable-kinds.ts';

/** A server that speaks S3: over TLS, or a stub on this machine. */
const s3Endpoint = z
  .string()
  .regex(
    /^(https:\/\/[a-z0-9.-]+(:\d{1,5})?|http:\/\/127\.0\.0\.1:\d{1,5})$/,
    'must be an https address without a path',
  );

/** Keys by their ids: `2026:…,2025:…`. */
const fileKeys = z
  .string()
  .regex(
    /^[\w-]{1,32}:[A-Za-z0-9+/]{43}=(,[\w-]{1,32}:[A-Za-z0-9+/]{43}=)*$/,
    'must be id:base64 of 32 bytes, each',
  )
  .transform((text) => text.split(',').map((one) => one.split(':')))
  .refine((pairs) => new Set(pairs.map(([id]) => id)).size === pairs.length, 'must have each id once')
  .transform((pairs) =>
    pairs.map(([id = '', key = '']) => ({ id, key: new Uint8Array(Buffer.from(key, 'base64')) })),
  );

/** Where a reviews widget may come from: vendors whose terms and policy were read, or a stub on this machine. */
const reviewsWidgetHosts = ['elfsightcdn.com', 'static.elfsight.com'] as const;
const reviewsWidgetHost = z
  .enum(reviewsWidgetHosts)
  .or(z.string().regex(/^127\.0\.0\.1:\d{1,5}$/, `must be one of ${reviewsWidgetHosts.join(', ')}`));

/** Every variable the product reads, with its default and what it means. `.env.example` is printed from this. */
export const variables = {
  APP_ENV: z
    .enum(['local', 'production'])
    .default('local')
    .describe('production refuses to start on local ports'),
  MAJAK_ROOT: z
    .string()
    .optional()
    .describe('Folder of the repository; default is the folder a command is started in'),
  SITE: z.enum(siteNames).default(siteNames[0]).describe('Which sister site this is'),
  SISTER_URLS: addresses
    .default({})
    .describe('Where the other sites are, as name=https://…,name=https://…; default is the domain of each'),
  DATA_DIR: z
    .string()
    .default('.data')
    .describe('Database, mails and files of the local ports; relative to MAJAK_ROOT'),
  PICTURE_CACHE_DIR: z
    .string()
    .optional()
    .describe('Where resized and drawn pictures are kept; default is kept-pictures in DATA_DIR'),
  PICTURE_CACHE_MB: count
    .default(512)
    .describe('How much they may weigh; those not asked for the longest go first'),
  DATABASE_URL: z
    .string()
    .regex(/^(file:|postgres(ql)?:\/\/)/, 'must start with file: or postgres://')
    .optional()
    .describe('postgres://… for PostgreSQL; default is SQLite in DATA_DIR'),
  PAYLOAD_SECRET: z
    .string()
    .min(32, 'must have at least 32 characters')
    .optional()
    .describe('Signs sessions and previews; made and kept in DATA_DIR when APP_ENV is local'),
  WEB_PORT: port.default(3000).describe('Port of the public site'),
  STUDIO_PORT: port.default(3001).describe('Port of the studio'),
  OUTBOX_HEALTH_PORT: port
    .optional()
    .describe('Port where the outbox answers /metrics, /health/live and /health/ready; default is none'),
  METRICS_PORT: port
    .optional()
    .describe('Port where a web process answers the same, out of reach of visitors; default is none'),
  LISTEN_HOST: z
    .union([z.ipv4(), z.ipv6(), z.literal('localhost')], 'must be an address of this machine')
    .default('127.0.0.1')
    .describe('Address that everything listens on; 0.0.0.0 lets other machines in'),
  WEB_URL: origin.optional().describe('Public address of the site; default http://localhost:WEB_PORT'),
  STUDIO_URL: origin
    .optional()
    .describe('Public address of the studio; default http://localhost:STUDIO_PORT'),
  ...signInVariables,
  TRUSTED_PROXIES: count
    .default(0)
    .describe('How many proxies in front may name the client in X-Forwarded-For'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('smtp://user:password@host:port; default keeps mails in DATA_DIR/mail, readable at /dev/mail'),
  MAIL_FROM: z
    .email()
    .optional()
    .describe("Address that mails come from, without a name; default is the site's office address"),
  OFFICE_EMAIL: z
    .email()
    .optional()
    .describe("Where requests are announced; default is the site's office address"),
  SMTP_TIMEOUT_MS: count.default(10_000).describe('How long one step with the mail server may take'),
  ...paymentVariables,
  FRESHDESK_DOMAIN: z
    .string()
    .regex(
      /^([a-z0-9-]+|[a-z0-9-]+\.freshdesk\.com|http:\/\/127\.0\.0\.1:\d+)$/,
      'must be a Freshdesk domain',
    )
    .optional()
    .describe('acme or acme.freshdesk.com; default keeps requests in the inbox of the studio'),
  FRESHDESK_KEY: z.string().min(10).optional().describe('API key of the agent that creates tickets'),
  FRESHDESK_TIMEOUT_MS: count.default(10_000).describe('How long one call to the help desk may take'),
  ...registerVariables,
  REVIEWS_WIDGET_ID: z
    .string()
    .regex(/^[\w-]{8,64}$/, 'must be the id of a widget')
    .optional()
    .describe(
      "Application id of a third party's reviews widget; without it nothing is loaded and nobody is asked",
    ),
  REVIEWS_WIDGET_HOST: reviewsWidgetHost
    .default('elfsightcdn.com')
    .describe(`Where the widget comes from: ${reviewsWidgetHosts.join(' or ')}`),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional()
    .describe('Bucket for pictures and uploads; default keeps them in DATA_DIR/files'),
  S3_ENDPOINT: s3Endpoint
    .optional()
    .describe(
      "Where the bucket is, such as https://s3.example.com; default is Amazon's address of S3_REGION",
    ),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{2,32}$/, 'must be the name of a region')
    .default('eu-central-1')
    .describe('Region that calls are signed for'),
  S3_ACCESS_KEY_ID: z
    .string()
    .min(3)
    .optional()
    .describe('Who may read, write, list and delete in the bucket'),
  S3_SECRET_ACCESS_KEY: z.string().min(3).optional().describe('And the secret of it'),
  S3_TIMEOUT_MS: count.default(20_000).describe('How long one call to the bucket may take until it answers'),
  FILES_KEYS: fileKeys
    .optional()
    .describe(
      'Keys that uploads are encrypted with, newest first: 2026:base64 of 32 bytes, then a comma and the next',
    ),
  FILES_ON_DISK: onOff
    .default(false)
    .describe('on lets APP_ENV=production keep files in DATA_DIR, which all processes must then share'),
  ALLOW_LOCAL_ADAPTERS: onOff.default(false).describe('on lets APP_ENV=production run on local ports'),
  CONTACT_LIMIT_PER_MINUTE: count.default(5).describe('Contact requests one client may send in a minute'),
  UPLOAD_LIMIT_PER_HOUR: count.default(60).describe('Files one client may send in an hour'),
  CONFIRMATION_LIMIT_PER_DAY: count
    .default(5)
    .describe(
      'Confirmations that one address gets in a day, whoever asks for them; the office gets all requests',
    ),
  REQUEST_RETENTION_DAYS: count.default(730).describe('After this a request is redacted'),
  CASE_RETENTION_DAYS: count.default(1095).describe('So long after its end a case is redacted'),
  SPAM_RETENTION_DAYS: count.default(30).describe('After this a spam request is redacted'),
  OUTBOX_TICK_MS: count.default(1000).describe('How often the outbox looks for work'),
  OUTBOX_RETRY_MS: count
    .default(5000)
    .describe('Wait before the second attempt of a delivery; doubles from there'),
  OUTBOX_RETRY_LONGEST_MS: count
    .default(3_600_000)
    .describe('Longest wait between two attempts of a delivery'),
  OUTBOX_LEASE_MS: count
    .default(45_000)
    .describe('After this a delivery whose process died is claimed again'),
} as const satisfies Record<string, z.ZodType>;

const schema = z.object(variables);
export type Env = z.infer<typeof schema> & {
  databaseUrl: string;
  webUrl: string;
  studioUrl: string;
  identityPort: number;
  identityUrl: string;
  secret: string;
  /** The repository's folder: the seed content lies there. */
  contentRoot: string;
  pictureCacheDir: string;
};

/** Stands in for a secret during builds, where nothing is signed; never used to start. */
const buildSecret = 'only-for-builds-which-sign-nothing-at-all';

/**
 * Reads and checks a set of variables.
 * @throws Error that names each malformed or missing variable.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (!result.success) {
    const faults = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The environment is not usable.\n  ${faults.join('\n  ')}`);
  }
  const contentRoot = path.resolve(/* turbopackIgnore: true */ result.data.MAJAK_ROOT ?? '.');
  const identityPort = result.data.IDENTITY_PORT ?? result.data.STUDIO_PORT + 1;
  const env = {
    ...result.data,
    DATA_DIR: path.resolve(/* turbopackIgnore: true */ contentRoot, result.data.DATA_DIR),
  };
  return {
    ...env,
    databaseUrl: env.DATABASE_URL ?? `file:${path.join(env.DATA_DIR, 'majak.db')}`,
    webUrl: env.WEB_URL ?? `http://localhost:${env.WEB_PORT}`,
    studioUrl: env.STUDIO_URL ?? `http://localhost:${env.STUDIO_PORT}`,
    identityPort,
    identityUrl: env.IDENTITY_URL ?? `http://localhost:${identityPort}`,
    secret: env.PAYLOAD_SECRET ?? buildSecret,
    contentRoot,
    pictureCacheDir: path.resolve(
      /* turbopackIgnore: true */ contentRoot,
      env.PICTURE_CACHE_DIR ?? path.join(env.DATA_DIR, 'kept-pictures'),
    ),
  };
}
