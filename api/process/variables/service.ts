// Variables of the server process and of its data. Line comments become section headings of docs/configuration.md.
import * as z from 'zod/mini'
import { isBucket, isValkey } from './addressForms.ts'
import { filled, origin, port, postgresAddress } from './forms.ts'

const seconds = 'a number of seconds from 0 to 300'

export const processVariables = {
  // Server

  /** Port of the server; 0 chooses a free port. */
  PORT: z._default(port, 3000),
  /**
   * Host name or IP address of the server. `0.0.0.0` listens on all interfaces. With `STAND_INS=on` it must be a
   * loopback name.
   */
  HOST: z._default(z.string(), 'localhost'),
  /**
   * Public URL of the hub, for links in emails and QR codes, sign-in providers, and passkeys, which are bound to the
   * host of this URL. By default `http://HOST:PORT` with `STAND_INS=on`.
   * @required in production
   * @example https://hub.example.com
   */
  HUB_URL: z.optional(origin),
  /**
   * Tasks of this process: `web` serves requests, `worker` runs jobs and serves only `/live` and `/ready`, `all` does
   * both. The embedded database allows one process, with `all`.
   */
  ROLE: z._default(z.enum(['web', 'worker', 'all'], 'web, worker or all'), 'all'),
  /**
   * `on` if a proxy sets `X-Forwarded-For` and `CF-IPCountry`. If no proxy sets these headers, `on` lets clients forge
   * their address.
   */
  TRUST_PROXY: z._default(z.enum(['on', 'off'], 'on or off'), 'off'),
  /**
   * Seconds for which a stopping server accepts requests, until load balancers have seen that `/ready` answers 503. 0
   * suffices without a load balancer.
   */
  DRAIN_SECONDS: z._default(
    z.coerce.number(seconds).check(z.int(seconds), z.gte(0, seconds), z.lte(300, seconds)),
    0,
  ),
  /**
   * Folder that servers of all releases share, so that a page of one release gets its files from a server of another
   * release. By default, such a page is reloaded.
   * @example /var/lib/hub/assets
   */
  ASSETS_FOLDER: z.optional(filled),
  /** `on` if every subdomain of the hub's host uses https: `Strict-Transport-Security` then has `includeSubDomains`. */
  HSTS_SUBDOMAINS: z._default(z.enum(['on', 'off'], 'on or off'), 'off'),
  /** `on` allows connections to services on other hosts without TLS, for a trusted network. */
  ALLOW_PLAINTEXT: z._default(z.enum(['on', 'off'], 'on or off'), 'off'),
  /**
   * Contact for vulnerability reports in `/.well-known/security.txt`: a URL, an email address or a phone number.
   * Without this contact, the file does not exist.
   * @example mailto:security@example.com
   */
  SECURITY_CONTACT: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^(?:https:\/\/|mailto:|tel:)[^\s\p{Cc}]+$/u,
          'a URL that starts with mailto:, https:// or tel:',
        ),
      ),
  ),
  // Data

  /**
   * PostgreSQL database; run `npm run migrate` before the servers of a release start. By default, the embedded database
   * in `DATA_FOLDER`.
   * @required with `ROLE=web` and `ROLE=worker`
   * @example postgres://hub:password@db.example.com/hub
   */
  DATABASE_URL: z.optional(postgresAddress),
  /**
   * Streaming replica for reads of data that may be up to 1 s old. Not used while it is unavailable or lags further
   * behind.
   * @example postgres://hub:password@replica.example.com/hub
   */
  DATABASE_READ_URL: z.optional(postgresAddress),
  /**
   * Valkey or Redis for rate-limit counters that all servers share. By default, PostgreSQL stores the counters for
   * verification codes, re-authentication and wrong guesses of secrets. Each server keeps the other counters in memory.
   * @example rediss://hub:password@valkey.example.com:6379
   */
  VALKEY_URL: z.optional(
    z.string().check(z.refine(isValkey, 'a URL such as rediss://user:password@valkey.example.com:6379')),
  ),
  /**
   * Folder of the embedded database and, without `S3_URL`, of uploaded files. Only the owner of the folder can read it.
   */
  DATA_FOLDER: z._default(z.string(), '.data'),
  /**
   * S3 bucket without versions for uploaded files, the same for all servers:
   * `https://<endpoint>/<bucket>?region=<region>`, region `us-east-1` by default. By default, files are stored in
   * `DATA_FOLDER`.
   * @required in production with `DATABASE_URL`
   * @example https://s3.example.com/hub?region=ap-southeast-1
   */
  S3_URL: z.optional(z.string().check(z.refine(isBucket, 'a URL such as https://s3.example.com/bucket'))),
  /**
   * Access key of the bucket.
   * @required with `S3_URL`
   */
  S3_ACCESS_KEY_ID: z.optional(filled),
  /**
   * Secret of the bucket's access key.
   * @required with `S3_URL`
   */
  S3_SECRET_ACCESS_KEY: z.optional(filled),
}
