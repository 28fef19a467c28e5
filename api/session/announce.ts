// Announces each change of a sign-in method to every email address and phone number that the member had before the
// change. An attacker who has access to one of them may not have access to the other.
import type { Message, Send } from '../integrations/integrations.ts'
import { addToOutbox } from '../integrations/outbox.ts'
import type { MemberRow } from '../members/member.ts'
import type { Database } from '../store/store.ts'
import { accountsOf } from './accounts.ts'

type Receiver = Pick<MemberRow, 'id' | 'email' | 'phone'>

/**
 * Composes the messages that announce a change, and adds them to the outbox. Call within the transaction of the change.
 * @param before the member's row before the change
 * @returns the messages, to be passed to `sendAll` after the transaction
 */
export async function announce(
  tx: Database,
  before: Receiver,
  { write, now }: { write: (to: string) => Message; now: Date },
): Promise<Message[]> {
  const messages: Message[] = []
  for (const account of accountsOf(before))
    messages.push(await addToOutbox(tx, write(account), { memberId: before.id, now }))
  return messages
}

/**
 * Sends messages without waiting, because the time that an email takes would disclose whether the account exists. The
 * outbox retries failed messages.
 */
export function sendAll({ send }: { send: Send }, messages: readonly Message[]) {
  for (const message of messages) void send(message)
}
