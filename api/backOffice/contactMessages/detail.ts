// Reads all data for the answer to a contact message: its text and files, the member, earlier answers and messages, and
// templates.
import { and, asc, desc, eq, inArray, lt } from 'drizzle-orm'
import type { components } from '#generated/backOffice/schema.d.ts'
import { storedType } from '../../catalog/uploads.ts'
import { levelOf } from '../../levels/level.ts'
import { members } from '../../members/tables.ts'
import { uploads } from '../../platform/uploads/tables.ts'
import { staff } from '../../staff/tables.ts'
import type { Database } from '../../store/store.ts'
import { contactAnswers, contactMessages as messages } from '../../support/tables.ts'
import { timesOf, topicOf } from './list.ts'
import { frameOf } from './mail.ts'
import { templatesFor } from './templates.ts'

type Schemas = components['schemas']
type Row = typeof messages.$inferSelect

/** Maximum numbers of earlier messages and answers. */
const mostEarlier = 20
const mostAnswers = 50

export async function readMessage(db: Database, id: string): Promise<Row | undefined> {
  const [row] = await db.select().from(messages).where(eq(messages.id, id))
  return row
}

/** @param hub origin of the hub, for the link of the email */
export async function messageDetail(
  db: Database,
  row: Row,
  { hub, now }: { hub: string; now: Date },
): Promise<Schemas['ContactMessageDetail']> {
  const { id, reference, topic, language, name, replyTo, text, memberId } = row
  const [change, files, member, answers, earlier] = await Promise.all([
    stateOf(db, row),
    filesOf(db, row),
    memberId === null ? null : memberOf(db, memberId, now),
    answersTo(db, id),
    earlierMessages(db, row),
  ])
  return {
    id,
    reference,
    topic,
    language,
    name,
    replyTo,
    text,
    ...topicOf(row),
    ...timesOf(row),
    ...change,
    files,
    member,
    answers,
    earlier,
    templates: templatesFor(row),
    ...frameOf(row, hub),
  }
}

/** Returns the state, and the staff member who changed it last. */
export async function stateOf(
  db: Database,
  { state, staffId, stateChangedAt }: Pick<Row, 'state' | 'staffId' | 'stateChangedAt'>,
): Promise<Omit<Schemas['ContactMessageChange'], 'changed'>> {
  const [person] =
    staffId === null ? [] : await db.select({ email: staff.email }).from(staff).where(eq(staff.id, staffId))
  return {
    state,
    changedBy: person?.email ?? staffId,
    changedAt: stateChangedAt?.toISOString() ?? null,
  }
}

async function filesOf(db: Database, { id: messageId, attachments }: Row): Promise<Schemas['ReviewFile'][]> {
  const rows = await db.select().from(uploads).where(inArray(uploads.id, attachments))
  return rows.map(({ id, contentType, storedSize, size }) => ({
    id,
    contentType: storedType(contentType),
    size: storedSize ?? size,
    url: `/files/message/${messageId}/${id}`,
  }))
}

async function memberOf(
  db: Database,
  memberId: string,
  now: Date,
): Promise<Schemas['ContactMessageMember'] | null> {
  const [[row], level] = await Promise.all([
    db
      .select({ joinedAt: members.createdAt, countryCode: members.countryCode })
      .from(members)
      .where(eq(members.id, memberId)),
    levelOf(db, memberId, now),
  ])
  if (!row) return null
  return { id: memberId, joinedAt: row.joinedAt.toISOString(), countryCode: row.countryCode, level }
}

async function answersTo(db: Database, messageId: string): Promise<Schemas['ContactMessageAnswer'][]> {
  const rows = await db
    .select({ answer: contactAnswers, email: staff.email })
    .from(contactAnswers)
    .leftJoin(staff, eq(staff.id, contactAnswers.staffId))
    .where(eq(contactAnswers.messageId, messageId))
    .orderBy(asc(contactAnswers.id))
    .limit(mostAnswers)
  return rows.map(({ answer: { id, text, answeredAt, staffId }, email }) => ({
    id,
    text,
    answeredAt: answeredAt.toISOString(),
    answeredBy: email ?? staffId,
  }))
}

/** Returns earlier messages of the same member or with the same reply address, each by its index, newest first. */
async function earlierMessages(
  db: Database,
  { id, memberId, replyTo }: Row,
): Promise<Schemas['EarlierContactMessage'][]> {
  const before = lt(messages.id, id)
  const newest = (isOfSender: ReturnType<typeof eq>) =>
    db
      .select({
        id: messages.id,
        reference: messages.reference,
        topic: messages.topic,
        state: messages.state,
        receivedAt: messages.receivedAt,
      })
      .from(messages)
      .where(and(isOfSender, before))
      .orderBy(desc(messages.id))
      .limit(mostEarlier)
  const [ofAddress, ofMember] = await Promise.all([
    newest(eq(messages.replyTo, replyTo)),
    memberId === null ? [] : newest(eq(messages.memberId, memberId)),
  ])
  const byId = new Map([...ofAddress, ...ofMember].map((row) => [row.id, row]))
  return [...byId.values()]
    .toSorted((a, b) => (a.id > b.id ? -1 : 1))
    .slice(0, mostEarlier)
    .map((row) => ({
      id: row.id,
      reference: row.reference,
      state: row.state,
      receivedAt: row.receivedAt.toISOString(),
      ...topicOf(row),
    }))
}
