// Opens the configured external services, and embedded defaults for services that are not configured.
import { trustedOriginsOf, type Config } from '../process/config.ts'
import { mailFrame } from '../locale/intl.ts'
import { hubOrigin } from '../process/variables.ts'
import { faultOf, type Log } from '../process/log.ts'
import type { Measures } from '../process/measures.ts'
import { mailProblems } from '../process/problems.ts'
import { inSpan } from '../tracing/span.ts'
import type { FileStore } from './fileStore.ts'
import { openFileStore } from './openFileStore.ts'
import { openBreachedPasswords, type IsBreached } from './breachedPasswords.ts'
import { openInbox, type Received } from './inbox.ts'
import type { LocalProvider } from './localProvider.ts'
import { openSocial } from './openSocial.ts'
import {
  isPhone,
  type Integrations,
  type Message,
  type MessageSender,
  type MessageWithHtml,
} from './integrations.ts'
import { mailHtml, settingsUrl, type Mail } from './mailHtml.ts'
import { openPush, type Push } from './push.ts'
import { findPushKeys } from './pushKeys.ts'
import { openShop } from './shop.ts'
import { openSms } from './sms.ts'
import { openSmtp } from './smtp.ts'

type Opened = {
  integrations: Integrations
  /** Messages in the local inbox; undefined if the inbox is disabled. */
  received?: readonly Received[]
  localProvider?: LocalProvider
}

/**
 * @returns the services, the messages of the local inbox, and the local sign-in provider for development
 * @throws an Error that names the missing variable if the hub cannot send emails
 */
export function openIntegrations(config: Config, log: Log, measures?: Measures): Opened {
  const { send, received } = openMail(config, measures)
  const { social, localProvider } = openSocial(config, log)
  return {
    received,
    localProvider,
    integrations: {
      social,
      shop: openShop(config),
      // A failure to send is logged for the operator and does not fail the member's API call.
      send: (message) =>
        inSpan('send message', {}, () => send(complete(message, config))).then(
          () => true,
          (error: unknown) => {
            log.error({
              event: 'message_not_sent',
              error: withoutAddresses(String(error)),
              msg: `Message to ${isPhone(message.to) ? 'a phone' : 'an email address'} was not sent. Check ${isPhone(message.to) ? 'SMS_URL' : 'SMTP_URL'}.`,
            })
            return false
          },
        ),
      push: openPushOf(config, log),
      isBreached: openBreached(config, log),
      files: openFiles(config, log),
      sites: { hub: hubOrigin(config), neighbours: trustedOriginsOf(config) },
      service: config.SERVICE_MAIL,
    },
  }
}

/**
 * Opens the lookup of breached passwords. Registration and password changes still work while the lookup service is
 * unavailable.
 */
function openBreached({ BREACHED_PASSWORDS_URL: url }: Config, log: Log): IsBreached {
  if (!url) return async () => false
  return openBreachedPasswords(url, (error) =>
    log.warn({
      event: 'breached_passwords_unavailable',
      fault: faultOf(error),
      msg: 'BREACHED_PASSWORDS_URL failed; a new password was compared with the embedded list only. Check the service.',
    }),
  )
}

function openPushOf(config: Config, log: Log): Push | null {
  const keys = findPushKeys(config)
  if (!keys) return null
  return openPush(keys, {
    contact: `mailto:${config.SERVICE_MAIL}`,
    onFailure: (error) =>
      log.warn({
        event: 'push_not_sent',
        fault: faultOf(error),
        msg: 'Push message was not sent; the hub tries again in 10 minutes. Check PUSH_PUBLIC_KEY and the push service.',
      }),
  })
}

function openFiles(config: Config, log: Log): FileStore {
  const files = openFileStore(config)
  // Checks the file store when the server starts, so that a problem such as a wrong access key is logged before a
  // member notices. A slow store does not delay the start.
  void files.check?.().catch((error: unknown) =>
    log.error({
      event: 'bucket_unavailable',
      error: String(error),
      msg: 'Bucket cannot store files. Check S3_URL and its keys.',
    }),
  )
  return files
}

/**
 * Warns if uploads are stored on the local disk although the database allows several servers. Call this function after
 * the server has started to listen, because a failed start must print a single message.
 */
export function warnOfOwnFiles({ DATABASE_URL, S3_URL }: Config, log: Log) {
  if (DATABASE_URL && !S3_URL)
    log.warn({
      event: 'uploads_on_disk',
      msg: 'Uploads are stored on the disk of this host, and other servers cannot read them. Set S3_URL for several servers.',
    })
}

/** Returns the last lines of the text: why the member gets the email, and how to turn such emails off. */
function footOf({ language, unsubscribe, letter }: Mail, origin: string): string {
  const { reason, newsReason, settings, stop } = mailFrame(language)
  if (unsubscribe === undefined) return reason
  const setting = letter
    ? `${stop}: ${new URL(unsubscribe, origin).href}`
    : `${settings}: ${settingsUrl(origin)}`
  return `${letter ? newsReason : reason}\n${setting}`
}

/** Appends the link, with the hub's origin, to the text on a separate line, and adds the HTML part of an email. */
function complete(message: Message, config: Config): MessageWithHtml {
  const { to, text, link, button, language, unsubscribe, letter = [] } = message
  const origin = hubOrigin(config)
  const items = letter.map((item) => `${item.title}\n${item.text}\n${new URL(item.link, origin).href}`)
  const label = button === undefined ? '' : `${button}:\n`
  const lines = [text, ...items, ...(link === undefined ? [] : [label + new URL(link, origin).href])]
  if (language && !isPhone(to)) lines.push(footOf({ ...message, language }, origin))
  return {
    ...message,
    text: lines.join('\n\n'),
    ...(unsubscribe && { unsubscribe: new URL(unsubscribe, origin).href }),
    ...(language && !isPhone(to) && { html: mailHtml({ ...message, language }, origin) }),
  }
}

/** Removes email addresses that SMTP servers quote in errors, because logs must not contain them. */
const withoutAddresses = (text: string) =>
  text.replace(/[^\s<>]+/g, (word) => (word.includes('@') ? '…' : word))

/**
 * Sends emails and text messages on separate channels. Without a gateway, messages to phones are logged as not sent and
 * do not fail the API call.
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
