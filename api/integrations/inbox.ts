// Embedded inbox for emails and text messages. Messages are stored in memory and never in the database, because they
// contain codes.
import type { MessageWithHtml, MessageSender } from './integrations.ts'

export type Received = MessageWithHtml & { at: Date }

export type Inbox = MessageSender & { received: Received[] }

/** Creates an inbox that retains the newest 100 messages. */
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
