// Finds external services that would receive members' data without TLS.
import { isLoopback } from './loopback.ts'

type ExternalServices = Partial<Record<keyof typeof encrypted, string>>

const encrypted = {
  DATABASE_URL: 'add ?sslmode=verify-full to the URL',
  DATABASE_READ_URL: 'add ?sslmode=verify-full to the URL',
  SMTP_URL: 'change the URL to smtps://, or add ?requireTLS=true for STARTTLS',
  SMS_URL: 'change the URL to https://',
  BREACHED_PASSWORDS_URL: 'change the URL to https://',
  S3_URL: 'change the URL to https://',
  VALKEY_URL: 'change the URL to rediss://',
  TRACES_URL: 'change the URL to https://',
}

/** @returns the services on other hosts that are configured without TLS, each with advice for the operator */
export const plaintextServices = (services: ExternalServices): { name: string; instead: string }[] =>
  kinds.flatMap(([names, isPlain]) =>
    names.flatMap((name) => {
      const address = services[name]
      return address && URL.canParse(address) && isPlain(new URL(address))
        ? [{ name, instead: encrypted[name] }]
        : []
    }),
  )

/** Names of the variables that contain URLs, each with a function that returns true for a URL without TLS. */
const kinds = [
  [['DATABASE_URL', 'DATABASE_READ_URL'], isPlainPostgres],
  [['SMTP_URL', 'SMS_URL', 'BREACHED_PASSWORDS_URL', 'S3_URL', 'VALKEY_URL', 'TRACES_URL'], isPlainService],
] as const

/** Without `requireTLS`, an attacker can strip STARTTLS from the server's response, and SMTP continues without TLS. */
function isPlainService({ protocol, hostname, searchParams }: URL) {
  return (
    ['http:', 'smtp:', 'redis:'].includes(protocol) &&
    !isLoopback(hostname) &&
    !(protocol === 'smtp:' && searchParams.get('requireTLS') === 'true')
  )
}

/**
 * Interprets the URL in the same way as the database driver. A host in the query string has precedence, and a host that
 * is a path is a local Unix socket.
 */
function isPlainPostgres({ hostname, searchParams }: URL) {
  const host = decodeURIComponent(searchParams.get('host') ?? hostname)
  const mode = searchParams.get('sslmode')
  const isEncrypted = mode
    ? /^(?:require|verify-ca|verify-full)$/.test(mode)
    : /^(?:true|1)$/.test(searchParams.get('ssl') ?? '')
  return !isEncrypted && !host.startsWith('/') && !isLoopback(host)
}
