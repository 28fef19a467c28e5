// Reads at the terminal what was done to whom, a page at a time, newest first. Whoever reads is written down as well.
import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { acts } from '../audit/acts.ts'
import { entriesOf } from '../audit/entries.ts'
import { recordActs } from '../audit/recordActs.ts'
import type { Database } from '../store/store.ts'
import { findAt } from './members.ts'
import type { Said } from './messages.ts'

/** Milliseconds: so far back goes whoever asks for everything. */
const day = 86_400_000

/** Entries of a page. */
const pageSize = 50

const question = z.strictObject({
  /** An e-mail address, a phone or an id, which an erased member's entries are found by as well. */
  member: z.optional(z.string().check(z.minLength(1))),
  what: z.optional(z.enum(acts)),
  since: z.optional(z.union([z.iso.date(), z.iso.datetime({ offset: true })])),
  /** The last entry of the page before. */
  before: z.optional(z.uuid()),
})

const text = { type: 'string' } as const
const options = { member: text, what: text, since: text, before: text }

/** @param said such as `--member mali@example.com --since 2026-11-01` */
export function readQuestion(said: readonly string[]) {
  try {
    return question.safeParse({ ...parseArgs({ args: [...said], options }).values })
  } catch {
    return { success: false } as const
  }
}

/** @returns lines to be printed, and the id under which the member's entries stand */
export async function readTrail(
  db: Database,
  { member: account, what, since, before }: z.infer<typeof question>,
  { by, now }: Said,
) {
  const found = account === undefined ? undefined : await findAt(db, account)
  const memberId = found?.id ?? account
  const from = since === undefined ? undefined : new Date(since)
  const isOfAll = memberId === undefined && what === undefined
  const asked = {
    memberId,
    what,
    since: from ?? (isOfAll ? new Date(now.getTime() - day) : undefined),
    before,
  }
  const entries = await entriesOf(db, asked, pageSize)
  const shown = entries.slice(0, pageSize)
  // Of what was typed nothing is written down that is no member's.
  const about = memberId === undefined ? undefined : (found?.id ?? shown[0]?.memberId)
  await recordActs(db, now, { what: 'audit-read', memberId: about, by, outcome: what })
  const lines = shown.map((entry) =>
    [
      entry.at.toISOString(),
      entry.what,
      entry.outcome ?? '-',
      entry.subject ?? '-',
      `to ${entry.memberId ?? 'nobody'}`,
      `by ${entry.by ?? 'the member'}`,
      `request ${entry.requestId ?? '-'}`,
    ].join('  '),
  )
  const last = entries.length > pageSize ? shown.at(-1) : undefined
  if (last) lines.push(`There are more: --before ${last.id}`)
  return { about, lines: lines.length > 0 ? lines : ['Nothing is written down of that.'] }
}
