// Opens the external services that are configured, and embedded ones for the rest.
import type { Logger } from 'pino'
import { neighboursOf, type Config } from '../process/config.ts'
import { hubOrigin } from '../process/variables.ts'
import { faultOf } from '../process/log.ts'
import type { Measures } from '../process/measures.ts'
import { mailProblems } from '../process/problems.ts'
import { inSpan } from '../tracing/span.ts'
import type { FileStore } from './fileStore.ts'
import { openFileStore } from './openFileStore.ts'
import { openBreachedPasswords, type IsBreached } from './breachedPasswords.ts'
import { openInbox, type Received } from './inbox.ts'
import type { LocalProvider } from './localProvider.ts'
import { openSocial } from './openSocial.ts'
import { isPhone, type MessageSender, type Message, type Integrations } from './integrations.ts'
import { openShop } from './shop.ts'
import { openSms } from './sms.ts'
import { openSmtp } from './smtp.ts'

type Opened = {
  integrations: Integrations
  /** Messages of the local inbox, if there is one. */
  received?: readonly Received[]
  localProvider?: LocalProvider
}

/**
 * @returns the services, and the local ones that the host serves: messages of the inbox and the sign-in provider
 * @throws an Error that names the variable if the hub cannot send emails
 */
export function openIntegrations(config: Config, log: Logger, measures?: Measures): Opened {
  const { send, received } = openMail(config, measures)
  const { social, localProvider } = openSocial(config, log)
  return {
    received,
    localProvider,
    integrations: {
      social,
      shop: openShop(config),
      // A failure to send is logged for the operator and does not fail the member's call.
      send: (message) =>
        inSpan('send message', {}, () => send(withAddress(message, config))).then(
          () => true,
          (error: unknown) => {
            log.error({ error: withoutAddresses(String(error)) }, 'mail was not sent')
            return false
          },
        ),
      isBreached: openBreached(config, log),
      files: openFiles(config, log),
      sites: { hub: hubOrigin(config), neighbours: neighboursOf(config) },
      service: config.SERVICE_MAIL,
    },
  }
}

/** Registration and password changes go on while the service is away. */
function openBreached({ BREACHED_PASSWORDS_URL: url }: Config, log: Logger): IsBreached {
  if (!url) return async () => false
  return openBreachedPasswords(url, (error) =>
    log.warn({
      event: 'breached_passwords_unavailable',
      fault: faultOf(error),
      msg: 'BREACHED_PASSWORDS_URL did not answer: a new password was compared with the embedded list only. Check the service.',
    }),
  )
}

function openFiles(config: Config, log: Logger): FileStore {
  const files = openFileStore(config)
  // Logs a wrong key at the start, before a member notices; a slow store does not prevent the start.
  void files
    .check?.()
    .catch((error: unknown) => log.error({ error: String(error) }, 'files cannot be stored'))
  return files
}

/** Call once the server listens, because a failed start must print a single message. */
export function warnOfOwnFiles({ DATABASE_URL, S3_URL }: Config, log: Logger) {
  if (DATABASE_URL && !S3_URL)
    log.warn({ files: 'Uploaded files lie on this disk: another server on this database does not see them.' })
}

/** Appends the link with the hub's URL as a separate line. */
function withAddress({ link, ...message }: Message, config: Config): Message {
  if (link === undefined) return message
  return { ...message, text: `${message.text}\n\n${new URL(link, hubOrigin(config)).href}` }
}

/** Removes addresses that mail servers quote in errors, because logs must not contain them. */
const withoutAddresses = (text: string) =>
  text.replace(/[^\s<>]+/g, (word) => (word.includes('@') ? '…' : word))

/**
 * Sends emails and text messages on separate channels. Without a gateway, messages to phones fail in the log and not in
 * the call.
 */
function openMail(config: Config, measures?: Measures): MessageSender & { received?: readonly Received[] } {
  const { received, ...mailSender } = config.SMTP_URL
    ? { received: undefined, ...openSmtp(config.SMTP_URL, config.MAIL_FROM) }
    : openLocal(config)
  const phoneSender = config.SMS_URL ? openSms(config.SMS_URL) : mailSender
  return {
    received,
    send: async (message) =>
      await (isPhone(message.to) ? measured(phoneSender, measures) : mailSender).send(message),
  }
}

const measured = ({ send }: MessageSender, measures: Measures | undefined): MessageSender => ({
  async send(message) {
    let isTaken = false
    try {
      await send(message)
      isTaken = true
    } finally {
      measures?.sms({ isTaken })
    }
  },
})

function openLocal(config: Config) {
  const [problem] = mailProblems(config)
  if (problem) throw new Error(problem)
  return openInbox()
}
