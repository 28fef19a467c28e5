// The embedded mail and phone: messages stay in memory, never in the database, because they carry codes.
import type { Message, MessageSender } from './integrations.ts'

export type Received = Message & { at: Date }

export type Inbox = MessageSender & { received: Received[] }

/** Keeps the newest hundred messages. */
export function openInbox(): Inbox {
  const received: Received[] = []
  return {
    received,
    send: async (message) => {
      received.unshift({ ...message, at: new Date() })
      received.length = Math.min(received.length, 100)
    },
  }
}
