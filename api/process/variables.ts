// Declares the environment variables of the hub. Each has a default that is safe and needs no other service.
// docs/configuration.md is generated from this file: line comments are its sections, doc comments its texts.
import * as z from 'zod/mini'
import { hostForm, isBucket, isLanguageHosts, isOrigin, isValkey } from './addressForms.ts'

const levels = ['silent', 'error', 'warn', 'info', 'debug'] as const
const port = 'a number from 0 to 65535'
const shareForm = 'a number from 0 to 1'
const count = 'a whole number from 1'
const seconds = 'a number of seconds from 0 to 300'

const share = z.coerce.number(shareForm).check(z.gte(0, shareForm), z.lte(1, shareForm))

const filled = z.string().check(z.minLength(1, 'a non-empty value'))

const origin = z.pipe(
  z.string().check(z.refine(isOrigin, 'an origin such as https://hub.example.com')),
  z.transform((address: string) => new URL(address).origin),
)

/** One email address without a display name, passed to the mailer as it is. Its host may be a local one. */
const mailbox = z
  .string()
  .check(
    z.regex(
      /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@[a-z\d-]+(?:\.[a-z\d-]+)*$/i,
      'one e-mail address such as service@example.com, its domain in ASCII',
    ),
  )

/** One secret, or two separated by a comma while the new one replaces the old one. */
const webhookSecrets = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (text) => secretsIn(text).length <= 2 && secretsIn(text).every((secret) => secret.length >= 16),
        'a secret of at least 16 characters, or two of them with a comma between',
      ),
    ),
  z.transform(secretsIn),
)

const postgresAddress = z
  .string()
  .check(z.regex(/^postgres(ql)?:\/\//, 'an address that begins with postgres://'))

export const variables = z.object({
  // Server

  /** Port of the server; 0 chooses a free port. */
  PORT: z._default(z.coerce.number(port).check(z.int(port), z.gte(0, port), z.lte(65535, port)), 3000),
  /**
   * Host name or IP address of the server. `0.0.0.0` listens on all interfaces. With `STAND_INS=on` it must be a loopback name.
   */
  HOST: z._default(z.string(), 'localhost'),
  /**
   * Public URL of the hub, for links in emails and QR codes, sign-in providers, and passkeys, which are bound to its host. By default
   * `http://HOST:PORT` with `STAND_INS=on`.
   * @required in production
   * @example https://hub.example.com
   */
  HUB_URL: z.optional(origin),
  /**
   * Tasks of this process: `web` serves requests, `worker` runs jobs and serves only `/live` and `/ready`, `all` does both. The embedded
   * database allows one process, with `all`.
   */
  ROLE: z._default(z.enum(['web', 'worker', 'all'], 'web, worker or all'), 'all'),
  /** `on` if a proxy sets `X-Forwarded-For` and `CF-IPCountry`. Without a proxy, clients could forge their address. */
  TRUST_PROXY: z._default(z.enum(['on', 'off'], 'on or off'), 'off'),
  /**
   * Seconds for which a stopping server accepts requests, until load balancers have seen that `/ready` answers 503. 0 without a load
   * balancer.
   */
  DRAIN_SECONDS: z._default(
    z.coerce.number(seconds).check(z.int(seconds), z.gte(0, seconds), z.lte(300, seconds)),
    0,
  ),
  /**
   * Folder that servers of all releases share, so that a page of one release gets its files from a server of another. By default, such a
   * page is reloaded.
   * @example /var/lib/hub/assets
   */
  ASSETS_FOLDER: z.optional(filled),
  /** `on` if every subdomain of the hub's host uses https: `Strict-Transport-Security` then has `includeSubDomains`. */
  HSTS_SUBDOMAINS: z._default(z.enum(['on', 'off'], 'on or off'), 'off'),
  /** `on` allows connections to services on other hosts without TLS, for a trusted network. */
  ALLOW_PLAINTEXT: z._default(z.enum(['on', 'off'], 'on or off'), 'off'),
  /**
   * Contact for vulnerability reports in `/.well-known/security.txt`: a URL, an email address or a phone number. Without it, that file
   * does not exist.
   * @example mailto:security@example.com
   */
  SECURITY_CONTACT: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^(?:https:\/\/|mailto:|tel:)[^\s\p{Cc}]+$/u,
          'an address that begins with mailto:, https:// or tel:',
        ),
      ),
  ),
  // Data

  /**
   * PostgreSQL database; run `npm run migrate` before the servers of a release start. By default, the embedded database in `DATA_FOLDER`.
   * @required with `ROLE=web` and `ROLE=worker`
   * @example postgres://hub:password@db.example.com/hub
   */
  DATABASE_URL: z.optional(postgresAddress),
  /**
   * Streaming replica for stale reads of up to 1 s; not used while it is unavailable or lags further behind.
   * @example postgres://hub:password@replica.example.com/hub
   */
  DATABASE_READ_URL: z.optional(postgresAddress),
  /**
   * Valkey or Redis for rate-limit counters that all servers share. By default, servers share the counters of codes, re-authentication and
   * wrong secrets in PostgreSQL, and each server counts the rest in memory.
   * @example rediss://hub:password@valkey.example.com:6379
   */
  VALKEY_URL: z.optional(
    z.string().check(z.refine(isValkey, 'an address such as rediss://user:password@valkey.example.com:6379')),
  ),
  /** Folder of the embedded database and, without `S3_URL`, of uploaded files. Only its owner can read it. */
  DATA_FOLDER: z._default(z.string(), '.data'),
  /**
   * S3 bucket without versions for uploaded files, the same for all servers: `https://<endpoint>/<bucket>?region=<region>`, region `us-
   * east-1` by default. By default, files are stored in `DATA_FOLDER`.
   * @required in production with `DATABASE_URL`
   * @example https://s3.example.com/hub?region=ap-southeast-1
   */
  S3_URL: z.optional(
    z.string().check(z.refine(isBucket, 'an address such as https://s3.example.com/bucket')),
  ),
  /**
   * Access key of the bucket.
   * @required with `S3_URL`
   */
  S3_ACCESS_KEY_ID: z.optional(filled),
  /**
   * Secret of the access key.
   * @required with `S3_URL`
   */
  S3_SECRET_ACCESS_KEY: z.optional(filled),
  // Messages

  /**
   * SMTP server for emails. By default, emails are shown at `/inbox`, which requires `INBOX=on` in production.
   * @required in production, and with `ROLE=web` and `ROLE=worker`, unless `INBOX=on`
   * @example smtps://hub:password@smtp.example.com
   */
  SMTP_URL: z.optional(
    z.string().check(z.regex(/^smtps?:\/\//, 'an address that begins with smtp:// or smtps://')),
  ),
  /**
   * Sender of emails.
   * @example hub@example.com
   */
  MAIL_FROM: z._default(z.string(), 'hub@localhost'),
  /**
   * Email address of the people who answer members and visitors.
   * @example service@example.com
   */
  SERVICE_MAIL: z._default(mailbox, 'service@localhost'),
  /** `on` shows emails at `/inbox` instead of sending them, `off` disables that page. By default `on` with `STAND_INS=on`. */
  INBOX: z.optional(z.enum(['on', 'off'], 'on or off')),
  /**
   * Password of the inbox page for the user `inbox`.
   * @required in production with `INBOX=on`
   */
  INBOX_PASSWORD: z.optional(z.string().check(z.minLength(16, 'a value of at least 16 characters'))),
  /**
   * Gateway that receives text messages as JSON `{ to, text }` by POST. By default, they are sent like emails.
   * @example https://sms.example.com/messages
   */
  SMS_URL: z.optional(z.string().check(z.regex(/^https?:\/\//, 'an address that begins with https://'))),
  /** Limit of text messages and calls in 24 hours over all networks, which bounds the cost of a flood. */
  SMS_PER_DAY: z._default(z.coerce.number(count).check(z.int(count), z.gte(1, count)), 10_000),
  // Sign-in

  /** Local sign-in provider, which signs anyone in. `STAND_INS=on` has it unless `SOCIAL=off`; `local` requires `STAND_INS=on`. */
  SOCIAL: z.optional(z.enum(['local', 'off'], 'local or off')),
  /**
   * Client id for sign-in with Google. Register `<HUB_URL>/redirect/fastLogin/google` as redirect URI. A provider without its variables is
   * not offered.
   */
  GOOGLE_CLIENT_ID: z.optional(filled),
  /**
   * Client secret for Google.
   * @required with `GOOGLE_CLIENT_ID`
   */
  GOOGLE_CLIENT_SECRET: z.optional(filled),
  /** Client ids of apps whose id tokens from Google are accepted, separated by commas. */
  GOOGLE_APP_CLIENT_IDS: z.optional(filled),
  /** App id for sign-in with Facebook; redirect URI `<HUB_URL>/redirect/fastLogin/facebook`. */
  FACEBOOK_CLIENT_ID: z.optional(filled),
  /**
   * App secret for Facebook.
   * @required with `FACEBOOK_CLIENT_ID`
   */
  FACEBOOK_CLIENT_SECRET: z.optional(filled),
  /** Services id for sign-in with Apple; redirect URI `<HUB_URL>/redirect/fastLogin/apple`. */
  APPLE_CLIENT_ID: z.optional(filled),
  /**
   * Team id at Apple.
   * @required with `APPLE_CLIENT_ID`
   */
  APPLE_TEAM_ID: z.optional(filled),
  /**
   * Id of the sign-in key.
   * @required with `APPLE_CLIENT_ID`
   */
  APPLE_KEY_ID: z.optional(filled),
  /**
   * Sign-in key as PEM, with its line breaks or with `\n`.
   * @required with `APPLE_CLIENT_ID`
   */
  APPLE_PRIVATE_KEY: z.optional(z.string().check(z.regex(/-----BEGIN PRIVATE KEY-----/, 'a key as PEM'))),
  /** Bundle ids of apps whose id tokens from Apple are accepted, separated by commas. */
  APPLE_APP_CLIENT_IDS: z.optional(filled),
  /**
   * Service that returns breached passwords by the first characters of their SHA-1. By default, only the embedded list is used.
   * @example https://api.pwnedpasswords.com/range/
   */
  BREACHED_PASSWORDS_URL: z.optional(
    z.string().check(z.regex(/^https?:\/\/[^?#]+$/, 'an address that begins with https://')),
  ),
  /**
   * Parent domain of the hub's cookies, for applications that read its session. By default, cookies belong to the host of `HUB_URL`.
   * @example example.com
   */
  COOKIE_DOMAIN: z.optional(z.string().check(z.regex(hostForm, 'a domain such as example.com'))),
  // Shop and partners

  /**
   * Shopify shop to which redirects may lead. By default, links to the shop lead home, or to a sample page with `STAND_INS=on`.
   * @example https://shop.example.com
   */
  SHOP_URL: z.optional(origin.check(z.startsWith('https://', 'an address that begins with https://'))),
  /**
   * Secret of Shopify Multipass, which signs members in to the shop.
   * @required with `SHOP_URL`
   */
  SHOP_MULTIPASS_SECRET: z.optional(filled),
  /**
   * Secret that signs order webhooks to `/webhooks/shop/orders`, or two separated by a comma while it is rotated. Without it they are
   * rejected.
   */
  SHOP_WEBHOOK_SECRET: z.optional(webhookSecrets),
  /**
   * Secret that signs shipping updates of the warehouse to `/webhooks/fulfilment`, or two while it is rotated. Without it they are
   * rejected.
   */
  FULFILMENT_WEBHOOK_SECRET: z.optional(webhookSecrets),
  /** Secret that signs decisions about uploads to `/webhooks/review`, or two while it is rotated. Without it they are rejected. */
  REVIEW_WEBHOOK_SECRET: z.optional(webhookSecrets),
  /**
   * Origin of the app host, to which redirects may lead.
   * @example https://app.example.com
   */
  APP_URL: z.optional(origin),
  /**
   * Name of the app in the `User-Agent` of its web view. Only there an `APPTOKEN` signs in without a question.
   * @example MembersHubApp
   */
  APP_USER_AGENT: z.optional(
    z.string().check(z.regex(/^[\w.-]+$/, 'a product’s name such as MembersHubApp')),
  ),
  /**
   * Default language by host, if neither a cookie nor the browser names one.
   * @example TH=hub.example.co.th,VN=hub.example.vn
   */
  LANGUAGE_HOSTS: z.optional(
    z
      .string()
      .check(
        z.refine(
          isLanguageHosts,
          'a list such as TH=hub.example.co.th,VN=hub.example.vn, of the languages EN, ID, TH and VN',
        ),
      ),
  ),
  // Development

  /**
   * Development fakes, for development and demos on one host: an inbox without a password, sign-in by the local provider, sample members
   * and a sample shop. `npm start`, `npm run dev` and tests set `on`. `off` is production.
   */
  STAND_INS: z._default(z.enum(['on', 'off'], 'on or off'), 'off'),
  /**
   * Sample members, for demos with `STAND_INS=on`. With `on` a sample brand reviews uploads and sends parcels automatically, with `still`
   * it does not. Games have seasons around the day of the start.
   */
  SAMPLES: z._default(z.enum(['on', 'still', 'off'], 'on, still or off'), 'off'),
  /** JSON file of questionnaires that replaces `api/catalog/questionnaires.json`. */
  QUESTIONNAIRES: z.optional(z.string()),
  // Monitoring

  /** Least important level that is logged. */
  LOG_LEVEL: z._default(z.enum(levels, `one of ${levels.join(', ')}`), 'info'),
  /** Port of `/metrics` for Prometheus on `HOST`, separate from the port that load balancers use. By default, metrics are disabled. */
  METRICS_PORT: z.optional(z.coerce.number(port).check(z.int(port), z.gte(0, port), z.lte(65535, port))),
  /**
   * Collector of traces by OTLP over HTTP.
   * @example https://collector.example.com/v1/traces
   */
  TRACES_URL: z.optional(z.url({ protocol: /^https?$/, error: 'an address that begins with https://' })),
  /**
   * File for traces of this process, read by `npm run trace -- <X-Request-Id>`; rotated at 100 MB, with one earlier file.
   * @example /var/log/hub/traces.jsonl
   */
  TRACES_FILE: z.optional(filled),
  /** Share of requests and jobs that are traced. */
  TRACES_SHARE: z._default(share, 1),
  /** Share of page loads that report their speed; errors are reported for all. */
  VITALS_SHARE: z._default(share, 0.1),
})

export type Config = z.infer<typeof variables>

/** Variables of each external service, which are set together or not at all. */
export const serviceVariables = {
  bucket: ['S3_URL', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  shop: ['SHOP_URL', 'SHOP_MULTIPASS_SECRET'],
  google: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  facebook: ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'],
  apple: ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'],
} as const satisfies Record<string, (keyof Config)[]>

function secretsIn(text: string): string[] {
  return text.split(',').map((secret) => secret.trim())
}

/** The public origin of the hub. */
export const hubOrigin = ({ HUB_URL, HOST, PORT }: Config) =>
  HUB_URL ?? new URL(`http://${HOST}:${PORT}`).origin
