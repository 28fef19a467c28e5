// Finds contradictory settings. Each problem is a sentence that names the variables and the next step.
import { createECDH } from 'node:crypto'
import { isWithin } from '#shared/settings.ts'
import { isLoopback, isPrivate } from './loopback.ts'
import { plaintextServices } from './plaintext.ts'
import { hubOrigin, serviceVariables, type Config } from './variables.ts'

/** Returns problems that prevent the start of the server, `npm run migrate`, backups and the admin CLI. */
export const problemsOf = (config: Config): string[] => [
  ...databaseProblems(config),
  ...Object.values(serviceVariables).flatMap((names) => groupProblems(config, names)),
  ...(config.STAND_INS === 'on' ? developmentFakeProblems(config) : productionProblems(config)),
  ...cookieProblems(config),
  ...pushProblems(config),
]

/** Returns problems that prevent only the start of the server. */
export const serverProblemsOf = (config: Config): string[] => [
  ...roleProblems(config),
  ...mailProblems(config),
  ...backOfficeProblems(config),
  ...(config.STAND_INS === 'on' ? [] : publicServerProblems(config)),
]

/** Returns problems with the settings for sending emails. */
export function mailProblems({ SMTP_URL, INBOX, INBOX_PASSWORD, STAND_INS }: Config): string[] {
  if (SMTP_URL) return []
  if (INBOX === 'off' || (STAND_INS === 'off' && INBOX !== 'on'))
    return ['SMTP_URL is required to send codes: set SMTP_URL, or INBOX=on for the local inbox.']
  if (STAND_INS === 'off' && !INBOX_PASSWORD)
    return ['INBOX_PASSWORD is required with INBOX=on, which shows every code; or set SMTP_URL instead.']
  return []
}

/** Returns problems with the settings of the back office. */
function backOfficeProblems(config: Config): string[] {
  const { BACK_OFFICE_PORT, BACK_OFFICE_URL, STAFF_OIDC_ISSUER, STAND_INS, PORT } = config
  if (BACK_OFFICE_PORT === undefined) return []
  return [
    ...(BACK_OFFICE_PORT === PORT && PORT !== 0
      ? ['BACK_OFFICE_PORT must differ from PORT: members and staff use separate addresses.']
      : []),
    ...(BACK_OFFICE_URL === hubOrigin(config)
      ? ['BACK_OFFICE_URL must differ from HUB_URL: members and staff use separate hosts.']
      : []),
    ...(STAND_INS === 'on' || BACK_OFFICE_URL ? [] : ['BACK_OFFICE_PORT requires BACK_OFFICE_URL.']),
    ...(STAND_INS === 'on' || STAFF_OIDC_ISSUER
      ? []
      : ['BACK_OFFICE_PORT requires STAFF_OIDC_ISSUER, with which staff sign in.']),
    ...(STAND_INS === 'on' || !BACK_OFFICE_URL || BACK_OFFICE_URL.startsWith('https://')
      ? []
      : [
          'BACK_OFFICE_URL must start with https://: the session of staff must not be readable on the network.',
        ]),
  ]
}

function databaseProblems({ ROLE, DATABASE_URL, DATABASE_READ_URL }: Config): string[] {
  if (DATABASE_URL) return []
  return [
    ...(ROLE === 'all' ? [] : [`ROLE=${ROLE} requires DATABASE_URL: the embedded database has one process.`]),
    ...(DATABASE_READ_URL
      ? ['DATABASE_READ_URL requires DATABASE_URL: it is for a replica of that database.']
      : []),
  ]
}

function groupProblems(config: Config, names: readonly (keyof Config)[]): string[] {
  const definedNames = names.filter((name) => config[name] !== undefined)
  const missing = names.filter((name) => config[name] === undefined)
  if (!definedNames.length || !missing.length) return []
  const verb = definedNames.length > 1 ? 'require' : 'requires'
  return [`${definedNames.join(' and ')} ${verb} ${missing.join(' and ')}.`]
}

/** Development fakes let anyone sign in, so the server must be reachable only from this host. */
function developmentFakeProblems({ HUB_URL, HOST }: Config): string[] {
  return [
    ...(HUB_URL && !isLoopback(new URL(HUB_URL).hostname)
      ? [
          'HUB_URL must be on this host with STAND_INS=on, which lets anyone sign in: run `npm run serve` for other people.',
        ]
      : []),
    ...(isLoopback(HOST)
      ? []
      : [
          'HOST must be localhost with STAND_INS=on, which lets anyone sign in: forward the port by USB to try a phone.',
        ]),
  ]
}

function productionProblems(config: Config): string[] {
  const { SAMPLES, SOCIAL, ALLOW_PLAINTEXT } = config
  return [
    ...(SAMPLES === 'off' ? [] : ['SAMPLES requires STAND_INS=on: sample accounts let anyone sign in.']),
    ...(SOCIAL === 'local' ? ['SOCIAL=local requires STAND_INS=on: it lets anyone sign in.'] : []),
    ...(ALLOW_PLAINTEXT === 'on' ? [] : plaintextServices(config)).map(
      ({ name, instead }) => `${name} must use TLS: ${instead}, or set ALLOW_PLAINTEXT=on.`,
    ),
  ]
}

function cookieProblems(config: Config): string[] {
  const { COOKIE_DOMAIN } = config
  return !COOKIE_DOMAIN || isWithin(new URL(hubOrigin(config)).hostname, COOKIE_DOMAIN)
    ? []
    : ['COOKIE_DOMAIN must contain the host of HUB_URL: browsers reject cookies of other domains.']
}

/** Detects keys that do not belong together: push services would reject all messages. */
function pushProblems({ PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY }: Config): string[] {
  if (!PUSH_PUBLIC_KEY || !PUSH_PRIVATE_KEY) return []
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(PUSH_PRIVATE_KEY, 'base64url')
  return curve.getPublicKey('base64url') === PUSH_PUBLIC_KEY
    ? []
    : ['PUSH_PUBLIC_KEY does not belong to PUSH_PRIVATE_KEY: set both keys of one pair.']
}

function roleProblems({ ROLE, SMTP_URL, STAND_INS, SOCIAL }: Config): string[] {
  return [
    ...(ROLE !== 'all' && !SMTP_URL
      ? [`SMTP_URL is required with ROLE=${ROLE}: each process would have a separate local inbox.`]
      : []),
    ...(ROLE === 'web' && STAND_INS === 'on' && SOCIAL !== 'off'
      ? [
          'SOCIAL must be off with ROLE=web: other processes do not know a sign-in at the local provider of one process.',
        ]
      : []),
  ]
}

function publicServerProblems(config: Config): string[] {
  const { HUB_URL, DATABASE_URL, S3_URL } = config
  return [
    ...(HUB_URL
      ? plainHubProblems(HUB_URL, config)
      : [
          'HUB_URL is required for links in emails: set the public address, such as https://hub.example.com.',
        ]),
    ...(DATABASE_URL && !S3_URL
      ? [
          'S3_URL is required with DATABASE_URL: a server does not see files on the disk of another. Set a bucket that all servers share.',
        ]
      : []),
  ]
}

/** Detects a public URL without TLS, which members on other hosts would use. */
function plainHubProblems(hub: string, { ALLOW_PLAINTEXT }: Config): string[] {
  const { protocol, hostname } = new URL(hub)
  if (protocol === 'https:' || isLoopback(hostname)) return []
  if (isPrivate(hostname) && ALLOW_PLAINTEXT === 'on') return []
  return [
    `HUB_URL must start with https://: others could read passwords and sessions on the way to ${hostname}. A proxy may terminate TLS.`,
  ]
}
