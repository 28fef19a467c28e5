// Stores tracking events without personal data: rejects text that looks personal, removes query and fragment of URLs,
// and accepts only the caller's uid.
import { lt } from 'drizzle-orm'
import type { components } from '#generated/schema.d.ts'
import { expiredBefore } from '../catalog/retention.ts'
import { refuse, type Reason } from '#shared/protocol/refuse.ts'
import { deleteInBatches } from '../store/deleteInBatches.ts'
import type { Portion } from '../store/eachInBatches.ts'
import { newId } from '../store/id.ts'
import { startOfMonth, rotateMonths } from '../store/months.ts'
import type { Database } from '../store/store.ts'
import { trackingEvents } from './tables.ts'

type TrackingEvent = components['schemas']['TrackingEvent']

/** @throws BAD_REQUEST if the event has the uid of another member or contains personal data */
export async function storeEvent(
  db: Database,
  event: TrackingEvent,
  { memberId, now }: { memberId: string | null; now: Date },
) {
  const { traceId, uid, eventName, eventType } = event
  if (uid !== '' && uid !== memberId) refuse('BAD_REQUEST', { reasons: [{ code: 'NOT_OWN', field: 'uid' }] })
  const { url, urlPath, referer } = event.content
  const content = {
    ...event.content,
    url: withoutQuery(url),
    urlPath: urlPath.split(/[?#]/)[0] ?? '',
    referer: withoutQuery(referer),
  }
  const reasons = personalParts({ traceId, eventName, eventType }, content)
  if (reasons.length) refuse('BAD_REQUEST', { reasons })
  await db
    .insert(trackingEvents)
    .values({ id: newId(), traceId, uid, name: eventName, type: eventType, content, receivedAt: now })
}

/**
 * Deletes events, one whole month at a time, once they are too old for a comparison with the previous year. Creates
 * partitions for the next months.
 */
export async function purgeOldEvents(db: Database, now: Date, { stop }: Portion = {}) {
  const before = startOfMonth(expiredBefore('trackingEventDays', now))
  await rotateMonths(db, trackingEvents, { now, before })
  // Deletes old rows outside of the monthly partitions: rows from before the table was partitioned, and rows in the
  // default partition.
  await deleteInBatches(db, [{ table: trackingEvents, isDue: lt(trackingEvents.receivedAt, before) }], stop)
}

/** Shortens a URL to its origin, path and `utm_` parameters; returns an empty string for an invalid URL. */
export function withoutQuery(address: string): string {
  if (!URL.canParse(address)) return ''
  const { origin, pathname, searchParams } = new URL(address)
  if (origin === 'null') return ''
  const sources = [...searchParams].filter(([name]) => /^utm_[a-z]+$/.test(name))
  const query = new URLSearchParams(sources).toString()
  return origin + pathname + (query && `?${query}`)
}

/** Returns an error reason for each field that contains text like an email address, a phone number or a token. */
function personalParts(
  event: Pick<TrackingEvent, 'traceId' | 'eventName' | 'eventType'>,
  content: TrackingEvent['content'],
): Reason[] {
  const texts = [
    ...Object.entries(event),
    ...Object.entries(content).map(([name, value]) => [`content.${name}`, value] as const),
  ]
  return texts.flatMap(([field, value]) =>
    typeof value === 'string' && looksPersonal(value) ? [{ code: 'PERSONAL', field }] : [],
  )
}

const uuid = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/gi
const mail = /[^\s@/?&=]@[^\s@/?&=.]+\.[^\s@/?&=.]/
const phone = /(?:\+|\b00?)[1-9](?:[ .()-]?\d){7,}/
const run = /[\w-]{32,}/g

/**
 * Returns true if a text looks like personal data, even if it is percent-encoded or uses digits of other scripts.
 * Ignores UUIDs, whose digits may look like a phone number.
 */
export function looksPersonal(text: string): boolean {
  const plain = plainText(decoded(text)).replace(uuid, '')
  return mail.test(plain) || phone.test(plain) || (plain.match(run) ?? []).some(isRandom)
}

/**
 * Returns true if a run of characters looks like a token. It must have lower and upper case, and either digits or at
 * least 40 characters. Ordinary words do not match.
 */
const isRandom = (word: string) =>
  /[a-z]/.test(word) && /[A-Z]/.test(word) && (/\d/.test(word) || word.length >= 40)

/**
 * Converts compatibility characters, digits of all scripts, dashes and full stops to ASCII, and removes invisible
 * characters.
 */
const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .replaceAll('。', '.')
    .replace(/\p{Nd}/gu, asciiDigit)

/**
 * Converts a digit of any script to ASCII. In Unicode, the digits of a script are ten consecutive characters that start
 * with zero.
 */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let before = 0
  while (/^\p{Nd}$/u.test(String.fromCodePoint(code - before - 1))) before += 1
  return String(before % 10)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
