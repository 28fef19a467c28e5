// Declares the environment variables of the hub. Each has a default that is safe and needs no other service; README.md lists them.
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

/** One address and nothing around it: it is handed to the mailer whole. A host may be of the own network. */
const mailbox = z
  .string()
  .check(
    z.regex(
      /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@[a-z\d-]+(?:\.[a-z\d-]+)*$/i,
      'one e-mail address such as service@example.com, its domain in ASCII',
    ),
  )

/** Two of them, with a comma between, while the new one takes the place of the old one. */
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
   * What this process does: `web` answers, `worker` does the jobs and answers `/live` and `/ready` alone, `all` does both. The embedded
   * database has one process, which does all.
   */
  ROLE: z._default(z.enum(['web', 'worker', 'all'], 'web, worker or all'), 'all'),
  /** PostgreSQL; without it the embedded database in `DATA_FOLDER`. */
  DATABASE_URL: z.optional(postgresAddress),
  /** A streaming replica of it, for what may be a second old; while it is away, or further behind, nobody reads there. */
  DATABASE_READ_URL: z.optional(postgresAddress),
  /**
   * Valkey or Redis, where all servers of a hub count limits together. Without it they count those of codes, proofs and guesses in
   * PostgreSQL, and each the others for itself.
   */
  VALKEY_URL: z.optional(
    z.string().check(z.refine(isValkey, 'an address such as rediss://user:password@valkey.example.com:6379')),
  ),
  DATA_FOLDER: z._default(z.string(), '.data'),
  /**
   * A folder that all servers of a hub share, of whatever release: pages of one get their files from servers of another. Without it
   * such a page is loaded anew.
   */
  ASSETS_FOLDER: z.optional(filled),
  /**
   * An S3 bucket for uploaded files, without versions: `https://<endpoint>/<bucket>?region=<region>`, `us-east-1` where it
   * names no region; without it they lie in `DATA_FOLDER`, which with a `DATABASE_URL` needs stand-ins. All servers of a hub name
   * the same one.
   */
  S3_URL: z.optional(
    z.string().check(z.refine(isBucket, 'an address such as https://s3.example.com/bucket')),
  ),
  S3_ACCESS_KEY_ID: z.optional(filled),
  S3_SECRET_ACCESS_KEY: z.optional(filled),
  /**
   * What takes everybody at their word, for whoever works on the hub or looks around on their own machine: an inbox without a
   * password, sign-in by the local provider, sample members and a sample shop. `npm start`, `npm run dev` and tests ask for it;
   * without it the server is one for real people.
   */
  STAND_INS: z._default(z.enum(['on', 'off'], 'on or off'), 'off'),
  /** SMTP for mails; without it the local inbox page, which has to be asked for by `INBOX=on` without stand-ins. */
  SMTP_URL: z.optional(
    z.string().check(z.regex(/^smtps?:\/\//, 'an address that begins with smtp:// or smtps://')),
  ),
  /** The phone gateway: short messages are posted there as JSON (integrations/sms.ts). Without it they go where mails go. */
  SMS_URL: z.optional(z.string().check(z.regex(/^https?:\/\//, 'an address that begins with https://'))),
  /** A service for breached passwords by ranges of SHA-1: `https://api.pwnedpasswords.com/range/`. Otherwise the embedded list alone counts. */
  BREACHED_PASSWORDS_URL: z.optional(
    z.string().check(z.regex(/^https?:\/\/[^?#]+$/, 'an address that begins with https://')),
  ),
  /** Messages to phones that the hub sends within 24 hours at most, on request of members and visitors: what a flood may cost. */
  SMS_PER_DAY: z._default(z.coerce.number(count).check(z.int(count), z.gte(1, count)), 10_000),
  MAIL_FROM: z._default(z.string(), 'hub@localhost'),
  /** Who answers what members and visitors write. */
  SERVICE_MAIL: z._default(mailbox, 'service@localhost'),
  /**
   * Peers on other machines are spoken to by TLS; `on` takes them as their addresses say, for a network whose every cable is the
   * hub's own.
   */
  ALLOW_PLAINTEXT: z._default(z.enum(['on', 'off'], 'on or off'), 'off'),
  INBOX: z.optional(z.enum(['on', 'off'], 'on or off')),
  /** What the inbox asks for, of whoever opens it, as the user `inbox`; without stand-ins there is none without it. */
  INBOX_PASSWORD: z.optional(z.string().check(z.minLength(16, 'a value of at least 16 characters'))),
  /**
   * Where the hub is for the world: links in mails and providers of sign-in lead there. With stand-ins it is `http://HOST:PORT` by
   * itself.
   */
  HUB_URL: z.optional(origin),
  /** Whom to tell of a hole, for `/.well-known/security.txt`: an address of a page, a mail or a phone. */
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
  /** The parent domain of the hub's cookies, for neighbours that read its session; without it they are the host's own. */
  COOKIE_DOMAIN: z.optional(z.string().check(z.regex(hostForm, 'a domain such as example.com'))),
  /** Hosts of the hub that speak a language where neither cookie nor browser names one. */
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
  /** How the app's web view names itself in its `User-Agent`; only there an `APPTOKEN` signs in unasked. */
  APP_USER_AGENT: z.optional(
    z.string().check(z.regex(/^[\w.-]+$/, 'a product’s name such as MembersHubApp')),
  ),
  /** The app host, where addresses may lead as well. */
  APP_URL: z.optional(origin),
  /**
   * Sign-in by other services. Register `<HUB_URL>/redirect/fastLogin/google` (`…/facebook`, `…/apple`) as the address
   * to return to. A service without its variables is not offered, except by the local stand-in, which takes everybody
   * at their word: `STAND_INS=on` has it unless `SOCIAL=off`.
   */
  SOCIAL: z.optional(z.enum(['local', 'off'], 'local or off')),
  GOOGLE_CLIENT_ID: z.optional(filled),
  GOOGLE_CLIENT_SECRET: z.optional(filled),
  /** Client ids of the apps whose id tokens are taken, with commas between. */
  GOOGLE_APP_CLIENT_IDS: z.optional(filled),
  /** The app's id and secret. */
  FACEBOOK_CLIENT_ID: z.optional(filled),
  FACEBOOK_CLIENT_SECRET: z.optional(filled),
  /** The services id, the team, and the sign-in key with its id; the key as PEM, its line breaks as they are or as `\n`. */
  APPLE_CLIENT_ID: z.optional(filled),
  APPLE_TEAM_ID: z.optional(filled),
  APPLE_KEY_ID: z.optional(filled),
  APPLE_PRIVATE_KEY: z.optional(z.string().check(z.regex(/-----BEGIN PRIVATE KEY-----/, 'a key as PEM'))),
  /** Bundle ids of the apps whose id tokens are taken, with commas between. */
  APPLE_APP_CLIENT_IDS: z.optional(filled),
  /** Shopify's shop, and the secret of its Multipass; without them there is none, or a sample page with stand-ins. */
  SHOP_URL: z.optional(origin.check(z.startsWith('https://', 'an address that begins with https://'))),
  SHOP_MULTIPASS_SECRET: z.optional(filled),
  /** Shared with the shop, which signs with one of them what it tells of orders; without any the shop is not listened to. */
  SHOP_WEBHOOK_SECRET: z.optional(webhookSecrets),
  /** Shared with whoever sends parcels and whoever looks at proofs: each signs with its own what it tells. */
  FULFILMENT_WEBHOOK_SECRET: z.optional(webhookSecrets),
  REVIEW_WEBHOOK_SECRET: z.optional(webhookSecrets),
  /**
   * Sample members, for looking around with stand-ins. With `on` a sample brand looks at what is sent and sends parcels by
   * itself; with `still` nobody does. Games have seasons around the day of the start.
   */
  SAMPLES: z._default(z.enum(['on', 'still', 'off'], 'on, still or off'), 'off'),
  /** `on` if every subdomain of the hub's host is on https as well: HSTS includes them (`includeSubDomains`). */
  HSTS_SUBDOMAINS: z._default(z.enum(['on', 'off'], 'on or off'), 'off'),
  /** A proxy in front says whose call it is: `X-Forwarded-For` and `CF-IPCountry`. */
  TRUST_PROXY: z._default(z.enum(['on', 'off'], 'on or off'), 'off'),
  /**
   * How long a server that was told to stop still takes requests, until the balancers in front of it have seen that `/ready` answers
   * 503. Without a balancer there is nobody to wait for.
   */
  DRAIN_SECONDS: z._default(
    z.coerce.number(seconds).check(z.int(seconds), z.gte(0, seconds), z.lte(300, seconds)),
    0,
  ),
  /** Where Prometheus asks for `/metrics`, on `HOST`; without it nobody can. It is a port of its own, which no balancer leads to. */
  METRICS_PORT: z.optional(z.coerce.number(port).check(z.int(port), z.gte(0, port), z.lte(65535, port))),
  /** A collector of traces, by OTLP over HTTP: `https://collector.example.com/v1/traces`. */
  TRACES_URL: z.optional(z.url({ protocol: /^https?$/, error: 'an address that begins with https://' })),
  /** A file of this process alone for the same, which `npm run trace` reads; it is begun anew at 100 MB, and the one before kept. */
  TRACES_FILE: z.optional(filled),
  /** Of requests and tasks. */
  TRACES_SHARE: z._default(share, 1),
  /** Of documents that browsers load, how many tell how fast they were; what fails is told of each. */
  VITALS_SHARE: z._default(share, 0.1),
  LOG_LEVEL: z._default(z.enum(levels, `one of ${levels.join(', ')}`), 'info'),
})

export type Config = z.infer<typeof variables>

function secretsIn(text: string): string[] {
  return text.split(',').map((secret) => secret.trim())
}

/** The public origin of the hub. */
export const hubOrigin = ({ HUB_URL, HOST, PORT }: Config) =>
  HUB_URL ?? new URL(`http://${HOST}:${PORT}`).origin
