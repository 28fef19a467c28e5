// Interfaces of the external services that the hub uses; openIntegrations opens embedded defaults or real ones.
import type { Sites } from '#shared/redirects.ts'
import type { IsBreached } from './breachedPasswords.ts'
import type { FileStore } from './fileStore.ts'
import type { Shop } from './shop.ts'
import type { Social } from './social.ts'

/** Returns true for a phone number; `+66812345678@x.example` is an email address. */
export const isPhone = (receiver: string) => receiver.startsWith('+') && !receiver.includes('@')

export type Message = {
  /** An email address, or a phone number in E.164. */
  to: string
  subject: string
  text: string
  /** Path of a page that is linked at the end of the text; the sender adds the hub's origin. */
  link?: string
  /**
   * Id of an email that may be sent twice, so that the receiver can drop the duplicate: letters, digits and hyphens.
   */
  id?: string
}

/** A mail server or a text-message gateway. */
export type MessageSender = {
  /** Sends an email or text message; resolves once it was accepted, and rejects otherwise. */
  send: (message: Message) => Promise<void>
}

/** Sends an email or text message and resolves with true if it was accepted; failures are logged. */
export type Send = (message: Message) => Promise<boolean>

export type Integrations = {
  send: Send
  /** Looks up a breached password; returns false if no service is configured. */
  isBreached: IsBreached
  /** Sign-in providers that are offered. */
  social: Social
  shop: Shop
  files: FileStore
  /** Origins to which redirects may lead: the hub and trusted external origins. */
  sites: Sites
  /** Email address of the people who answer members. */
  service: string
}
