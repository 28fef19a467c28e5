// Reads how notifications of each kind are shown, and their links. The messages are in locales/notices/.
import * as z from 'zod/mini'
import { EmailTopic, NoticeTopic } from '#generated/schemas/membersHub.schemas.ts'
import { emailLookNames } from '../locale/emailLooks.ts'
import data from './notices.json' with { type: 'json' }
import { aboutBaby } from './schema.ts'

const notice = z.strictObject({
  /** Topic by which members filter their notifications. */
  topic: NoticeTopic,
  tone: z.enum(['positive', 'negative', 'warning', 'info', 'ongoing']),
  /** Path of the page with details, to which the notification links. */
  link: z.nullable(z.string().check(z.startsWith('/'))),
  aboutBaby,
  /** Topic under which members get the notification by email as well; omitted if they get it only in the hub. */
  emailTopic: z.optional(EmailTopic),
  /** Picture and button of the email. */
  emailLook: z.optional(z.enum(emailLookNames)),
})

export type NoticeKind = keyof typeof data

/** Settings of notifications by kind. A stored notification may have a kind that the catalog no longer contains. */
export const notices = new Map(Object.entries(z.record(z.string(), notice).parse(data)))

export const isNoticeKind = (kind: string): kind is NoticeKind => notices.has(kind)
