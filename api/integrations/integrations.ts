// Interfaces of the external services that the hub uses. `openIntegrations` opens the configured services, and embedded
// defaults for the others.
import type { Sites } from '#shared/redirects.ts'
import type { EmailLook } from '../locale/emailLooks.ts'
import type { Language } from '../locale/language.ts'
import type { IsBreached } from './breachedPasswords.ts'
import type { FileStore } from './fileStore.ts'
import type { Push } from './push.ts'
import type { Shop } from './shop.ts'
import type { Social } from './social.ts'

/** Returns true for a phone number, and false for an email address such as `+66812345678@x.example`. */
export const isPhone = (receiver: string) => receiver.startsWith('+') && !receiver.includes('@')

/** Article or reward in a letter, with a picture that is 400 × 250 px. */
export type LetterItem = {
  title: string
  text: string
  /** Path of the page to which the title and the picture lead. */
  link: string
  /** Path of a drawing below `/art/`. */
  picture: string
}

export type Message = {
  /** An email address, or a phone number in E.164. */
  to: string
  subject: string
  text: string
  /** Language of the layout of an email. Messages to the service team are plain text without a layout. */
  language?: Language
  /** One-time code of the text, which the HTML part of an email repeats in large digits. */
  code?: string
  /** Path of the page to which the link at the end of the text leads; the sender adds the hub's origin. */
  link?: string
  /**
   * Path that turns off emails about the same topic with one POST request (RFC 8058). Omitted for emails that a member
   * cannot turn off.
   */
  unsubscribe?: string
  /** Items of a letter with news and offers; omitted for all other emails. */
  letter?: readonly LetterItem[]
  /** Picture above the text of an email about a notification. */
  look?: EmailLook
  /** Label of the button that leads to the link in the HTML part of an email. */
  button?: string
  /**
   * Id of an email that may be sent twice, so that the receiver can drop the duplicate. Contains only letters, digits
   * and hyphens.
   */
  id?: string
}

/** @property html HTML part of an email; undefined for messages to phones and to the service team */
export type MessageWithHtml = Message & { html?: string }

/** Sender of messages: an SMTP server or an SMS gateway. */
export type MessageSender = {
  /** Sends an email or text message. Resolves once the server accepted the message, and rejects otherwise. */
  send: (message: MessageWithHtml) => Promise<void>
}

/** Sends an email or text message, and resolves with true if the server accepted the message. Failures are logged. */
export type Send = (message: Message) => Promise<boolean>

export type Integrations = {
  send: Send
  /** Sender of push messages; null if no keys are configured. */
  push: Push | null
  /** Returns true if the password is breached; returns false if no lookup service is configured. */
  isBreached: IsBreached
  /** Available sign-in providers. */
  social: Social
  shop: Shop
  files: FileStore
  /** Allowed origins of redirects: the hub and trusted external origins. */
  sites: Sites
  /** Email address of customer support. */
  service: string
}
