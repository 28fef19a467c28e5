// Stores push subscriptions of browsers, and the topics about which members get push messages.
import { createHash } from 'node:crypto'
import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm'
import type { components } from '#generated/schema.d.ts'
import { EmailTopic } from '#generated/schemas/membersHub.schemas.ts'
import type { Language } from '../locale/language.ts'
import type { Database } from '../store/store.ts'
import { pushSubscriptions, pushTopics, type EmailTopic as Topic } from './tables.ts'

type Schemas = components['schemas']
type Subscription = Pick<Schemas['SavePushSubscriptionRequest'], 'endpoint' | 'keys'>
type Device = { memberId: string; sessionId: string; language: Language; now: Date }

/** Maximum number of subscriptions of a member. A new subscription replaces the one that was saved first. */
export const devicesAtMost = 10

/** Returns the topics that the member has turned on. */
export async function topicsOn(db: Database, memberId: string): Promise<ReadonlySet<Topic>> {
  const rows = await db
    .select({ topic: pushTopics.topic })
    .from(pushTopics)
    .where(eq(pushTopics.memberId, memberId))
  return new Set(rows.map(({ topic }) => topic))
}

/** @param publicKey key for subscriptions; null if the hub sends no push messages */
export async function pushSettings(
  db: Database,
  memberId: string,
  publicKey: string | null,
): Promise<Schemas['PushSettings']> {
  const on = await topicsOn(db, memberId)
  return { publicKey, items: EmailTopic.options.map((topic) => ({ topic, enabled: on.has(topic) })) }
}

export async function setPushTopic(
  db: Database,
  memberId: string,
  { topic, enabled }: Schemas['SetPushSettingsRequest'],
) {
  if (enabled) await turnOn(db, memberId, [topic])
  else await db.delete(pushTopics).where(and(eq(pushTopics.memberId, memberId), eq(pushTopics.topic, topic)))
}

export async function turnOn(db: Database, memberId: string, topics: readonly Topic[]) {
  if (topics.length === 0) return
  await db
    .insert(pushTopics)
    .values([...new Set(topics)].map((topic) => ({ memberId, topic })))
    .onConflictDoNothing()
}

/** Stores the subscription of a device. If another member used the device before, that member loses the subscription. */
export async function saveSubscription(
  db: Database,
  { endpoint, keys }: Subscription,
  { now, ...device }: Device,
) {
  const values = { ...device, endpoint, publicKey: keys.p256dh, authSecret: keys.auth, savedAt: now }
  await db
    .insert(pushSubscriptions)
    .values({ id: digestOf(endpoint), ...values })
    .onConflictDoUpdate({ target: pushSubscriptions.id, set: values })
  const replaced = db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.memberId, device.memberId))
    .orderBy(desc(pushSubscriptions.savedAt), desc(pushSubscriptions.id))
    .offset(devicesAtMost)
  await db.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, replaced))
}

/** Replaces a subscription whose endpoint the browser has changed. Ignores unknown endpoints. */
export async function renewSubscription(db: Database, oldEndpoint: string, { endpoint, keys }: Subscription) {
  await db.transaction(async (tx) => {
    const [old] = await tx
      .delete(pushSubscriptions)
      .where(eq(pushSubscriptions.id, digestOf(oldEndpoint)))
      .returning()
    if (!old) return
    const renewed = {
      ...old,
      id: digestOf(endpoint),
      endpoint,
      publicKey: keys.p256dh,
      authSecret: keys.auth,
    }
    // Ignore the old subscription if a page has stored the new one in the meantime.
    await tx.insert(pushSubscriptions).values(renewed).onConflictDoNothing()
  })
}

export async function deleteSubscription(db: Database, memberId: string, endpoint: string) {
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.id, digestOf(endpoint)), eq(pushSubscriptions.memberId, memberId)))
}

/** Deletes subscriptions that the push service no longer knows. */
export async function deleteExpired(db: Database, ids: readonly string[]) {
  if (ids.length) await db.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, [...ids]))
}

/** Deletes the subscriptions of one session. Call it when the member signs out, or ends the session of a device. */
export async function endSubscriptionsOf(db: Database, sessionId: string) {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionId, sessionId))
}

/**
 * Deletes the subscriptions of all sessions of a member except `keep`, including sessions that have expired: a
 * subscription survives the expiry of its session, because the member has not signed out on the device.
 */
export async function endSubscriptions(db: Database, memberId: string, keep?: string) {
  await db
    .delete(pushSubscriptions)
    .where(
      and(
        eq(pushSubscriptions.memberId, memberId),
        keep === undefined ? undefined : ne(pushSubscriptions.sessionId, keep),
      ),
    )
}

export const subscriptionsOf = async (db: Database, memberId: string) =>
  await db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.memberId, memberId))
    .orderBy(asc(pushSubscriptions.savedAt))

const digestOf = (endpoint: string) => createHash('sha256').update(endpoint).digest('base64url')
