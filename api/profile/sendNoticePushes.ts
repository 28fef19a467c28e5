// Sends push messages about notifications to the devices of members who want them, with the quiet hours and limits of
// emails. Devices show messages on their lock screen, so a message names neither products nor birthdays.
import { lt } from 'drizzle-orm'
import { notices as kinds } from '../catalog/notices.ts'
import type { Push, PushText } from '../integrations/push.ts'
import { pushWords } from '../locale/intl.ts'
import type { Language } from '../locale/language.ts'
import { timeZoneAt } from '../members/member.ts'
import { naming } from '../notices/notify.ts'
import { limitDays, secondsUntilNight } from '../notices/noticeTimes.ts'
import { deleteExpired, subscriptionsOf, topicsOn } from '../notices/pushSubscriptions.ts'
import { noticePushes, type EmailTopic, type NoticeParams } from '../notices/tables.ts'
import { deleteInBatches } from '../store/deleteInBatches.ts'
import { eachInBatches, type Portion } from '../store/eachInBatches.ts'
import type { Database } from '../store/store.ts'
import { nextDue, noticesPage, takeNews, updateRows, type NoticeRow } from './news.ts'
import { shownNotice } from './shownNotice.ts'

/** Minutes until the next attempt if no push service accepted the message. */
const retryMinutes = 10

/** @throws AggregateError with the failures, after all other messages were sent */
export async function sendNoticePushes(
  db: Database,
  now: Date,
  { push, portion = {} }: { push: Push | null; portion?: Portion },
) {
  if (!push) return
  await eachInBatches({
    ...portion,
    next: (span) => nextDue(db, noticePushes, { span, now }),
    work: async ({ memberId }) => {
      const message = await db.transaction(async (tx) => await takePush(tx, memberId, now))
      if (message) await deliver(db, message, { push, now })
    },
  })
}

type Taken = NonNullable<Awaited<ReturnType<typeof takePush>>>

async function takePush(tx: Database, memberId: string, now: Date) {
  const devices = await subscriptionsOf(tx, memberId)
  const news = await takeNews(tx, noticePushes, {
    memberId,
    now,
    async wants() {
      const on = await topicsOn(tx, memberId)
      return (topic) => devices.length > 0 && on.has(topic)
    },
  })
  return news && { ...news, devices }
}

/** Sends the message to all devices, and deletes the subscriptions that have ended. */
async function deliver(
  db: Database,
  { about, topic, devices, member }: Taken,
  { push, now }: { push: Push; now: Date },
) {
  const seconds = secondsUntilNight(now, timeZoneAt(member, now))
  const outcomes = await Promise.all(
    devices.map(async (device) => ({
      id: device.id,
      outcome: await push.send(device, textAbout(about, topic, device.language), seconds),
    })),
  )
  await deleteExpired(
    db,
    outcomes.flatMap(({ id, outcome }) => (outcome === 'ended' ? [id] : [])),
  )
  const isAccepted = outcomes.some(({ outcome }) => outcome === 'accepted')
  if (isAccepted || !outcomes.some(({ outcome }) => outcome === 'failed')) return
  const dueAt = new Date(now.getTime() + retryMinutes * 60_000)
  await updateRows(db, noticePushes, { ids: about.map(({ id }) => id), values: { dueAt, sentAt: null } })
}

function textAbout(about: readonly NoticeRow[], topic: EmailTopic, language: Language): PushText {
  const [notice] = about
  const words = pushWords(language, about.length)
  if (!notice || about.length > 1)
    return { title: words.several, text: words.more, link: noticesPage, tag: topic, language }
  const { id: tag, title, text, link } = shownNotice(notice, [], { language, isSilent: true })
  return {
    tag,
    language,
    link: link ?? noticesPage,
    ...(topic === 'birthdays'
      ? { title: words.gift, text: words.more }
      : { title, text: isPrivate(notice) ? words.more : text }),
  }
}

/** Returns true for a text that names a product, which others could read on the lock screen. */
const isPrivate = ({ kind, params }: { kind: string; params: NoticeParams }) =>
  kinds.get(kind)?.emailTopic === 'parcels' || naming.some((name) => name in params)

/** Deletes records of messages that no longer count for the limit. Called by a job. */
export async function purgeNoticePushes(db: Database, now: Date, { stop }: Portion = {}) {
  const before = new Date(now.getTime() - limitDays * 86_400_000)
  await deleteInBatches(db, [{ table: noticePushes, isDue: lt(noticePushes.sentAt, before) }], stop)
}
