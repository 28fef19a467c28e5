// What a server is told by its environment; everything has a default that is safe and needs nothing installed.
import * as z from 'zod/mini'

const schema = z.object({
  PORT: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(65535)), 3000),
  HOST: z._default(z.string(), 'localhost'),
  /** PostgreSQL; without it the embedded database in `DATA_FOLDER`. */
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//, 'begins with postgres://'))),
  DATA_FOLDER: z._default(z.string(), '.data'),
  /** SMTP for mails; without it the local inbox page, which production has to ask for by `INBOX=on`. */
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\//, 'begins with smtp:// or smtps://'))),
  MAIL_FROM: z._default(z.string(), 'hub@localhost'),
  INBOX: z.optional(z.enum(['on', 'off'])),
  /** Sample members, for looking around. */
  SAMPLES: z._default(z.enum(['on', 'off']), 'off'),
  /** A proxy in front says whose call it is: `X-Forwarded-For` and `CF-IPCountry`. */
  TRUST_PROXY: z._default(z.enum(['on', 'off']), 'off'),
  LOG_LEVEL: z._default(z.enum(['silent', 'error', 'warn', 'info', 'debug']), 'info'),
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
