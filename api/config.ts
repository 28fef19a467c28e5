// What a server is told by its environment; everything has a default that is safe and needs nothing installed.
import * as z from 'zod/mini'

const levels = ['silent', 'error', 'warn', 'info', 'debug'] as const
const port = 'it should be a number from 0 to 65535'

const schema = z.object({
  PORT: z._default(z.coerce.number(port).check(z.int(port), z.gte(0, port), z.lte(65535, port)), 3000),
  HOST: z._default(z.string(), 'localhost'),
  /** Where the hub is reached, for links in mails; without it the address it listens on. */
  HUB_URL: z.optional(z.url('it should be an address such as https://hub.example.com')),
  /** PostgreSQL; without it the embedded database in `DATA_FOLDER`. */
  DATABASE_URL: z.optional(
    z.string().check(z.regex(/^postgres(ql)?:\/\//, 'it should begin with postgres://')),
  ),
  DATA_FOLDER: z._default(z.string(), '.data'),
  /** SMTP for mails; without it the local inbox page, which production has to ask for by `INBOX=on`. */
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\//, 'it should begin with smtp:// or smtps://'))),
  MAIL_FROM: z._default(z.string(), 'hub@localhost'),
  INBOX: z.optional(z.enum(['on', 'off'], 'it should be on or off')),
  /** Sample members, for looking around. */
  SAMPLES: z._default(z.enum(['on', 'off'], 'it should be on or off'), 'off'),
  /** A proxy in front says whose call it is: `X-Forwarded-For` and `CF-IPCountry`. */
  TRUST_PROXY: z._default(z.enum(['on', 'off'], 'it should be on or off'), 'off'),
  LOG_LEVEL: z._default(z.enum(levels, `it should be one of ${levels.join(', ')}`), 'info'),
  NODE_ENV: z._default(z.string(), 'development'),
})

export type Config = z.infer<typeof schema>

/** @throws an Error that names the variable and what it should be */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const { success, data, error } = schema.safeParse(environment)
  if (success) return data
  const [issue] = error.issues
  throw new Error(`${issue?.path.join('.')} is not usable: ${issue?.message}.`)
}
