// Picks the services that the configuration names, the embedded ones where it names none.
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
  /** What the local inbox has received, where there is one. */
  received?: readonly Received[]
  localProvider?: LocalProvider
}

/**
 * @returns the services, and what the host shows if they are local: the inbox's messages and the provider
 * @throws an Error that names the variable if the hub has no way to send emails
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
      // A mail that cannot be sent is ours to mend, and no reason to fail the member's call.
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
  // Whoever runs the hub learns of a wrong key before a member does; a store that is only late is no reason not to start.
  void files
    .check?.()
    .catch((error: unknown) => log.error({ error: String(error) }, 'files cannot be stored'))
  return files
}

/** To be called once the server listens: a start that fails says one sentence and nothing else. */
export function warnOfOwnFiles({ DATABASE_URL, S3_URL }: Config, log: Logger) {
  if (DATABASE_URL && !S3_URL)
    log.warn({ files: 'Uploaded files lie on this disk: another server on this database does not see them.' })
}

/** The message with the link of the hub as a line of its text. */
function withAddress({ link, ...message }: Message, config: Config): Message {
  if (link === undefined) return message
  return { ...message, text: `${message.text}\n\n${new URL(link, hubOrigin(config)).href}` }
}

/** Mail servers repeat the receiver in what they refuse; logs name nobody. */
const withoutAddresses = (text: string) =>
  text.replace(/[^\s<>]+/g, (word) => (word.includes('@') ? '…' : word))

/** Mails and short messages, each by its own way; who has no gateway sees phones fail in the log, not in the call. */
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
