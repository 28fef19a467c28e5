// Variables of messages and of the sign-in of members. Line comments become section headings of docs/configuration.md.
import * as z from 'zod/mini'
import { hostForm } from './addressForms.ts'
import { filled, mailbox } from './forms.ts'

const count = 'a whole number from 1'

export const signInVariables = {
  // Messages

  /**
   * SMTP server for emails. By default, emails are shown at `/inbox`, which requires `INBOX=on` in production.
   * @required in production, and with `ROLE=web` and `ROLE=worker`, unless `INBOX=on`
   * @example smtps://hub:password@smtp.example.com
   */
  SMTP_URL: z.optional(
    z.string().check(z.regex(/^smtps?:\/\//, 'a URL that starts with smtp:// or smtps://')),
  ),
  /**
   * Sender of emails.
   * @example hub@example.com
   */
  MAIL_FROM: z._default(z.string(), 'hub@localhost'),
  /**
   * Email address of customer support.
   * @example service@example.com
   */
  SERVICE_MAIL: z._default(mailbox, 'service@localhost'),
  /**
   * `on` shows emails at `/inbox` instead of sending them, `off` disables that page. By default `on` with
   * `STAND_INS=on`.
   */
  INBOX: z.optional(z.enum(['on', 'off'], 'on or off')),
  /**
   * Password of the inbox page for the user `inbox`.
   * @required in production with `INBOX=on`
   */
  INBOX_PASSWORD: z.optional(z.string().check(z.minLength(16, 'a value of at least 16 characters'))),
  /**
   * Gateway that receives text messages as JSON `{ to, text }` by POST. By default, text messages are shown at
   * `/inbox`, or fail if `SMTP_URL` is set.
   * @example https://sms.example.com/messages
   */
  SMS_URL: z.optional(z.string().check(z.regex(/^https?:\/\//, 'a URL that starts with https://'))),
  /**
   * Maximum number of text messages that all callers together may request in 24 hours. Limits the cost of an attack.
   */
  SMS_PER_DAY: z._default(z.coerce.number(count).check(z.int(count), z.gte(1, count)), 10_000),
  /**
   * Public key of push messages (VAPID). Generate both keys with `npx web-push generate-vapid-keys`, and never change
   * them: browsers would have to subscribe again. By default, the hub sends no push messages, or uses generated keys in
   * `DATA_FOLDER` with `STAND_INS=on`.
   * @required with `PUSH_PRIVATE_KEY`
   */
  PUSH_PUBLIC_KEY: z.optional(
    z.string().check(z.regex(/^B[\w-]{86}$/, 'a public key of 87 characters that starts with B')),
  ),
  /**
   * Private key of push messages.
   * @required with `PUSH_PUBLIC_KEY`
   */
  PUSH_PRIVATE_KEY: z.optional(z.string().check(z.regex(/^[\w-]{43}$/, 'a private key of 43 characters'))),
  // Sign-in

  /**
   * Local sign-in provider, which signs anyone in. Offered with `STAND_INS=on` unless `SOCIAL=off`; `local` requires
   * `STAND_INS=on`.
   */
  SOCIAL: z.optional(z.enum(['local', 'off'], 'local or off')),
  /**
   * Client id for sign-in with Google. Register `<HUB_URL>/redirect/fastLogin/google` as redirect URI. A provider
   * without its variables is not offered.
   */
  GOOGLE_CLIENT_ID: z.optional(filled),
  /**
   * Client secret for sign-in with Google.
   * @required with `GOOGLE_CLIENT_ID`
   */
  GOOGLE_CLIENT_SECRET: z.optional(filled),
  /** Client ids of apps whose id tokens from Google are accepted, separated by commas. */
  GOOGLE_APP_CLIENT_IDS: z.optional(filled),
  /** App id for sign-in with Facebook; redirect URI `<HUB_URL>/redirect/fastLogin/facebook`. */
  FACEBOOK_CLIENT_ID: z.optional(filled),
  /**
   * App secret for sign-in with Facebook.
   * @required with `FACEBOOK_CLIENT_ID`
   */
  FACEBOOK_CLIENT_SECRET: z.optional(filled),
  /** Services id for sign-in with Apple; redirect URI `<HUB_URL>/redirect/fastLogin/apple`. */
  APPLE_CLIENT_ID: z.optional(filled),
  /**
   * Id of the developer team at Apple.
   * @required with `APPLE_CLIENT_ID`
   */
  APPLE_TEAM_ID: z.optional(filled),
  /**
   * Id of the key for sign-in with Apple.
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
   * Service that returns breached passwords by the first characters of their SHA-1. By default, only the embedded list
   * is used.
   * @example https://api.pwnedpasswords.com/range/
   */
  BREACHED_PASSWORDS_URL: z.optional(
    z.string().check(z.regex(/^https?:\/\/[^?#]+$/, 'a URL that starts with https://')),
  ),
  /**
   * Parent domain of the hub's cookies, for other applications that read the hub's session. By default, cookies belong
   * to the host of `HUB_URL`.
   * @example example.com
   */
  COOKIE_DOMAIN: z.optional(z.string().check(z.regex(hostForm, 'a domain such as example.com'))),
}
