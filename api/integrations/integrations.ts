// The services that the hub talks to, one interface each; openIntegrations picks the embedded default or the real one.
import type { Sites } from '#shared/redirects.ts'
import type { IsBreached } from './breachedPasswords.ts'
import type { FileStore } from './fileStore.ts'
import type { Shop } from './shop.ts'
import type { Social } from './social.ts'

/** Whether a receiver is a phone: `+66812345678@x.example` is an e-mail address. */
export const isPhone = (receiver: string) => receiver.startsWith('+') && !receiver.includes('@')

export type Message = {
  /** An e-mail address or a phone in E.164. */
  to: string
  subject: string
  text: string
  /** A page of the hub that ends the text, from its `/` on; the address of the hub is the sender's to know. */
  link?: string
  /** The same for a mail that may have been sent before, so that who receives it can drop the second: letters, digits and hyphens. */
  id?: string
}

/** A mail server or a gateway. */
export type MessageSender = {
  /** Hands a mail or short message over; resolves once it was taken, and rejects where it was not. */
  send: (message: Message) => Promise<void>
}

/** Sends a mail or short message and resolves with whether it was taken; why it was not, the log says. */
export type Send = (message: Message) => Promise<boolean>

export type Integrations = {
  send: Send
  /** Looks up a breached password; returns false if no service is configured. */
  isBreached: IsBreached
  /** The providers that are offered. */
  social: Social
  shop: Shop
  files: FileStore
  /** The hub and its neighbours, as far as an address may lead. */
  sites: Sites
  /** The e-mail address of the people who answer members. */
  service: string
}
