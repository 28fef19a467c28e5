// Finds a service that codes, passwords, names and addresses of members would reach readable for everybody on the way.
import { isLoopback } from './loopback.ts'

type Peers = Partial<Record<keyof typeof encrypted, string>>

const encrypted = {
  DATABASE_URL: 'end it in ?sslmode=verify-full',
  DATABASE_READ_URL: 'end it in ?sslmode=verify-full',
  SMTP_URL: 'begin it with smtps://, or end it in ?requireTLS=true where the server is told to begin TLS',
  SMS_URL: 'begin it with https://',
  S3_URL: 'begin it with https://',
  VALKEY_URL: 'begin it with rediss://',
  TRACES_URL: 'begin it with https://',
}

/** @returns the first peer on another machine that is spoken to without TLS, and what to write instead */
export function plaintextPeer(peers: Peers): { name: string; instead: string } | undefined {
  for (const [names, isPlain] of kinds)
    for (const name of names) {
      const address = peers[name]
      if (address && URL.canParse(address) && isPlain(new URL(address)))
        return { name, instead: encrypted[name] }
    }
  return undefined
}

/** How each is judged. */
const kinds = [
  [['DATABASE_URL', 'DATABASE_READ_URL'], isPlainPostgres],
  [['SMTP_URL', 'SMS_URL', 'S3_URL', 'VALKEY_URL', 'TRACES_URL'], isPlainService],
] as const

/** Without `requireTLS`, SMTP goes on in plain where somebody on the way takes the server's offer of TLS out of its answer. */
function isPlainService({ protocol, hostname, searchParams }: URL) {
  return (
    ['http:', 'smtp:', 'redis:'].includes(protocol) &&
    !isLoopback(hostname) &&
    !(protocol === 'smtp:' && searchParams.get('requireTLS') === 'true')
  )
}

/** As its driver reads the address: a host in the query counts, a folder is a socket of this machine. */
function isPlainPostgres({ hostname, searchParams }: URL) {
  const host = decodeURIComponent(searchParams.get('host') ?? hostname)
  const mode = searchParams.get('sslmode')
  const isEncrypted = mode
    ? /^(?:require|verify-ca|verify-full)$/.test(mode)
    : /^(?:true|1)$/.test(searchParams.get('ssl') ?? '')
  return !isEncrypted && !host.startsWith('/') && !isLoopback(host)
}
