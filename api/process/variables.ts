// Declares the environment variables of the hub. Each has a safe default that requires no other service; README.md
// lists them.
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
  PORT: z._default(z.coerce.number(port).check(z.int(port), z.gte(0, port), z.lte(65535, port)), 3000),
  HOST: z._default(z.string(), 'localhost'),
  /**
   * Tasks of this process: `web` serves requests, `worker` runs jobs and serves only `/live` and `/ready`, `all` does both. The embedded
   * database allows one process, with `all`.
   */
  ROLE: z._default(z.enum(['web', 'worker', 'all'], 'web, worker or all'), 'all'),
  /** PostgreSQL; by default the embedded database in `DATA_FOLDER`. */
  DATABASE_URL: z.optional(postgresAddress),
  /** Streaming replica for stale reads of up to 1 s; not used while it is unavailable or lags further behind. */
  DATABASE_READ_URL: z.optional(postgresAddress),
  /**
   * Valkey or Redis for rate-limit counters that all servers share. By default, servers share the counters of codes, re-authentication
   * and wrong secrets in PostgreSQL, and each server counts the rest in memory.
   */
  VALKEY_URL: z.optional(
    z.string().check(z.refine(isValkey, 'an address such as rediss://user:password@valkey.example.com:6379')),
  ),
  DATA_FOLDER: z._default(z.string(), '.data'),
  /**
   * Folder that servers of all releases share, so that a page of one release gets its files from a server of another. By default, such a
   * page is reloaded.
   */
  ASSETS_FOLDER: z.optional(filled),
  /**
   * S3 bucket without versions for uploaded files, the same for all servers: `https://<endpoint>/<bucket>?region=<region>`, region
   * `us-east-1` by default. By default, files are stored in `DATA_FOLDER`; with `DATABASE_URL` that requires `STAND_INS=on`.
   */
  S3_URL: z.optional(
    z.string().check(z.refine(isBucket, 'an address such as https://s3.example.com/bucket')),
  ),
  S3_ACCESS_KEY_ID: z.optional(filled),
  S3_SECRET_ACCESS_KEY: z.optional(filled),
  /**
   * Development fakes, for development and demos on one host: an inbox without a password, sign-in by the local provider, sample
   * members and a sample shop. `npm start`, `npm run dev` and tests set `on`. `off` is production.
   */
  STAND_INS: z._default(z.enum(['on', 'off'], 'on or off'), 'off'),
  /** SMTP server for emails; by default the local inbox page, which requires `INBOX=on` in production. */
  SMTP_URL: z.optional(
    z.string().check(z.regex(/^smtps?:\/\//, 'an address that begins with smtp:// or smtps://')),
  ),
  /** Gateway that receives text messages as JSON (integrations/sms.ts). By default, they use the email channel. */
  SMS_URL: z.optional(z.string().check(z.regex(/^https?:\/\//, 'an address that begins with https://'))),
  /** Service for breached passwords by ranges of SHA-1: `https://api.pwnedpasswords.com/range/`. By default, only the embedded list is used. */
  BREACHED_PASSWORDS_URL: z.optional(
    z.string().check(z.regex(/^https?:\/\/[^?#]+$/, 'an address that begins with https://')),
  ),
  /** Limit of text messages in 24 hours over all networks, which bounds the cost of a flood. */
  SMS_PER_DAY: z._default(z.coerce.number(count).check(z.int(count), z.gte(1, count)), 10_000),
  MAIL_FROM: z._default(z.string(), 'hub@localhost'),
  /** Email address of the people who answer members and visitors. */
  SERVICE_MAIL: z._default(mailbox, 'service@localhost'),
  /** `on` allows connections to services on other hosts without TLS, for a trusted network. */
  ALLOW_PLAINTEXT: z._default(z.enum(['on', 'off'], 'on or off'), 'off'),
  INBOX: z.optional(z.enum(['on', 'off'], 'on or off')),
  /** Password of the inbox page for the user `inbox`; required with `INBOX=on` in production. */
  INBOX_PASSWORD: z.optional(z.string().check(z.minLength(16, 'a value of at least 16 characters'))),
  /** Public URL of the hub, to which links in emails and sign-in providers lead. `http://HOST:PORT` by default with development fakes. */
  HUB_URL: z.optional(origin),
  /** Contact for vulnerability reports in `/.well-known/security.txt`: a URL, an email address or a phone number. */
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
  /** Parent domain of the hub's cookies, for applications that read its session; by default cookies belong to the host. */
  COOKIE_DOMAIN: z.optional(z.string().check(z.regex(hostForm, 'a domain such as example.com'))),
  /** Default language by host, if neither a cookie nor the browser names one. */
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
  /** Name of the app in the `User-Agent` of its web view; only there an `APPTOKEN` signs in without a question. */
  APP_USER_AGENT: z.optional(
    z.string().check(z.regex(/^[\w.-]+$/, 'a product’s name such as MembersHubApp')),
  ),
  /** Origin of the app host, to which redirects may lead. */
  APP_URL: z.optional(origin),
  /**
   * Sign-in by other services. Register `<HUB_URL>/redirect/fastLogin/google` (`…/facebook`, `…/apple`) as redirect URI. A service
   * without its variables is not offered, except by the local provider, which signs anyone in: `STAND_INS=on` has it unless
   * `SOCIAL=off`.
   */
  SOCIAL: z.optional(z.enum(['local', 'off'], 'local or off')),
  GOOGLE_CLIENT_ID: z.optional(filled),
  GOOGLE_CLIENT_SECRET: z.optional(filled),
  /** Client ids of apps whose id tokens are accepted, separated by commas. */
  GOOGLE_APP_CLIENT_IDS: z.optional(filled),
  /** The app's id and secret. */
  FACEBOOK_CLIENT_ID: z.optional(filled),
  FACEBOOK_CLIENT_SECRET: z.optional(filled),
  /** The services id, the team, and the sign-in key with its id; the key as PEM, its line breaks as they are or as `\n`. */
  APPLE_CLIENT_ID: z.optional(filled),
  APPLE_TEAM_ID: z.optional(filled),
  APPLE_KEY_ID: z.optional(filled),
  APPLE_PRIVATE_KEY: z.optional(z.string().check(z.regex(/-----BEGIN PRIVATE KEY-----/, 'a key as PEM'))),
  /** Bundle ids of apps whose id tokens are accepted, separated by commas. */
  APPLE_APP_CLIENT_IDS: z.optional(filled),
  /**
   * Shopify shop and the secret of its Multipass; not configured by default. Development mode has a sample page
   * instead.
   */
  SHOP_URL: z.optional(origin.check(z.startsWith('https://', 'an address that begins with https://'))),
  SHOP_MULTIPASS_SECRET: z.optional(filled),
  /** Signs the shop's order webhooks; without it they are rejected. */
  SHOP_WEBHOOK_SECRET: z.optional(webhookSecrets),
  /** Sign the webhooks of the warehouse and of the reviewers of uploads. */
  FULFILMENT_WEBHOOK_SECRET: z.optional(webhookSecrets),
  REVIEW_WEBHOOK_SECRET: z.optional(webhookSecrets),
  /**
   * Sample members, for demos with development fakes. With `on` a sample brand reviews uploads and sends parcels automatically, with
   * `still` it does not. Games have seasons around the day of the start.
   */
  SAMPLES: z._default(z.enum(['on', 'still', 'off'], 'on, still or off'), 'off'),
  /** `on` if every subdomain of the hub's host is on https as well: HSTS includes them (`includeSubDomains`). */
  HSTS_SUBDOMAINS: z._default(z.enum(['on', 'off'], 'on or off'), 'off'),
  /** `on` if a proxy sets `X-Forwarded-For` and `CF-IPCountry`. */
  TRUST_PROXY: z._default(z.enum(['on', 'off'], 'on or off'), 'off'),
  /**
   * Seconds for which a stopping server accepts requests, until load balancers have seen that `/ready` answers 503. 0 without a load
   * balancer.
   */
  DRAIN_SECONDS: z._default(
    z.coerce.number(seconds).check(z.int(seconds), z.gte(0, seconds), z.lte(300, seconds)),
    0,
  ),
  /** Port of `/metrics` on `HOST`, separate from the port that load balancers use; disabled by default. */
  METRICS_PORT: z.optional(z.coerce.number(port).check(z.int(port), z.gte(0, port), z.lte(65535, port))),
  /** Collector of traces by OTLP over HTTP: `https://collector.example.com/v1/traces`. */
  TRACES_URL: z.optional(z.url({ protocol: /^https?$/, error: 'an address that begins with https://' })),
  /** File for traces of this process, read by `npm run trace`; rotated at 100 MB, with one earlier file. */
  TRACES_FILE: z.optional(filled),
  /** Share of requests and jobs that are traced. */
  TRACES_SHARE: z._default(share, 1),
  /** Share of page loads that report their speed; errors are reported for all. */
  VITALS_SHARE: z._default(share, 0.1),
  LOG_LEVEL: z._default(z.enum(levels, `one of ${levels.join(', ')}`), 'info'),
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
