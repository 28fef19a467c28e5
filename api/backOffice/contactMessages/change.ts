// Changes the state of a contact message: answers it by email, closes it, or reopens it. Each change depends on the
// current state, so that of several concurrent calls only one takes effect.
import { and, eq, inArray } from 'drizzle-orm'
import type { components } from '#generated/backOffice/schema.d.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import { recordActs } from '../../audit/recordActs.ts'
import type { Send } from '../../integrations/integrations.ts'
import { addToOutbox } from '../../integrations/outbox.ts'
import { members } from '../../members/tables.ts'
import { actorOf, type StaffMember } from '../../staff/sessions.ts'
import { newId } from '../../store/id.ts'
import type { Database } from '../../store/store.ts'
import { contactAnswers, contactMessages as messages, type MessageState } from '../../support/tables.ts'
import { readMessage, stateOf } from './detail.ts'
import { answerMail } from './mail.ts'

type Row = typeof messages.$inferSelect
type Change = components['schemas']['ContactMessageChange']
type Actor = { staff: Pick<StaffMember, 'id'>; now: Date }

/**
 * Sends the answer to the reply address and moves the message to `answered`. The email is stored in the same
 * transaction, so that it is sent exactly if the state changes.
 * @throws NOT_FOUND
 */
export async function answerMessage(
  db: Database,
  { id, text, send }: { id: string; text: string; send: Send },
  { staff, now }: Actor,
): Promise<Change> {
  const answer = text.trim()
  const mail = await db.transaction(async (tx) => {
    const row = await moveMessage(tx, { id, from: ['open'], to: 'answered' }, { staff, now })
    if (!row) return undefined
    const { memberId } = row
    await tx
      .insert(contactAnswers)
      .values({ id: newId(), messageId: id, memberId, staffId: staff.id, text: answer, answeredAt: now })
    await recordActs(tx, now, {
      what: 'message-answered',
      by: actorOf(staff),
      subject: subjectOf(id),
      memberId,
    })
    return await addToOutbox(tx, answerMail(row, answer), { memberId, now })
  })
  // Does not await the email: a job sends it again if the email server is unavailable.
  if (mail) void send(mail)
  return await changeOf(db, id, mail !== undefined)
}

/** Closes an open message without an answer, or reopens a message. @throws NOT_FOUND */
export async function changeMessage(
  db: Database,
  { id, state }: { id: string; state: 'open' | 'closed' },
  { staff, now }: Actor,
): Promise<Change> {
  const from: MessageState[] = state === 'open' ? ['answered', 'closed'] : ['open']
  const act = state === 'open' ? 'message-reopened' : 'message-closed'
  const isChanged = await db.transaction(async (tx) => {
    const row = await moveMessage(tx, { id, from, to: state }, { staff, now })
    if (!row) return false
    await recordActs(tx, now, {
      what: act,
      by: actorOf(staff),
      subject: subjectOf(id),
      memberId: row.memberId,
    })
    return true
  })
  return await changeOf(db, id, isChanged)
}

/** Records that a staff member has opened the message, because it contains personal data. */
export const recordOpening = async (db: Database, { id, memberId }: Row, { staff, now }: Actor) =>
  await recordActs(db, now, { what: 'message-opened', by: actorOf(staff), subject: subjectOf(id), memberId })

const subjectOf = (id: string) => `message:${id}`

/** Changes the state if the message is in one of the states of `from`. Returns `undefined` otherwise. */
async function moveMessage(
  tx: Database,
  { id, from, to }: { id: string; from: MessageState[]; to: MessageState },
  { staff, now }: Actor,
): Promise<Row | undefined> {
  const [message] = await tx.select({ memberId: messages.memberId }).from(messages).where(eq(messages.id, id))
  // Waits for a concurrent erasure of the member, so that no answer with the member's id remains afterwards.
  if (message?.memberId)
    await tx.select({ id: members.id }).from(members).where(eq(members.id, message.memberId)).for('key share')
  const [row] = await tx
    .update(messages)
    .set({ state: to, staffId: staff.id, stateChangedAt: now })
    .where(and(eq(messages.id, id), inArray(messages.state, from)))
    .returning()
  return row
}

async function changeOf(db: Database, id: string, changed: boolean): Promise<Change> {
  const row = (await readMessage(db, id)) ?? refuse('NOT_FOUND')
  return { changed, ...(await stateOf(db, row)) }
}
