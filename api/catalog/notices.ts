// Notices to members: how each kind is shown, and where it leads. Their words are in locales/notices/.
import * as z from 'zod/mini'
import data from './notices.json' with { type: 'json' }
import { aboutBaby } from './schema.ts'

const notice = z.strictObject({
  tone: z.enum(['positive', 'negative', 'warning', 'info', 'ongoing']),
  /** The page with more of it. */
  link: z.nullable(z.string().check(z.startsWith('/'))),
  aboutBaby,
})

export type NoticeKind = keyof typeof data

/** By kind, of which the catalogue may have forgotten some that members were told of. */
export const notices = new Map(Object.entries(z.record(z.string(), notice).parse(data)))

export const isNoticeKind = (kind: string): kind is NoticeKind => notices.has(kind)
