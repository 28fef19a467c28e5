// Notices to members: their words, with gaps such as {gift} that whoever sends one fills.
import * as z from 'zod/mini'
import data from './notices.json' with { type: 'json' }
import { aboutBaby, localized } from './schema.ts'

const gaps = (text: string) =>
  [...text.matchAll(/\{\w+\}/g)].map(String).toSorted((a, b) => a.localeCompare(b))

const words = localized.check(
  z.refine(
    (texts) => new Set(Object.values(texts).map((text) => gaps(text).join())).size === 1,
    'each language has the same gaps',
  ),
)

const notice = z.strictObject({
  tone: z.enum(['positive', 'negative', 'warning', 'info', 'ongoing']),
  /** The page with more of it. */
  link: z.nullable(z.string().check(z.startsWith('/'))),
  aboutBaby,
  title: localized,
  text: words,
})

export type NoticeKind = keyof typeof data

export const notices = new Map(Object.entries(z.record(z.string(), notice).parse(data)))
