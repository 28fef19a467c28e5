// Command that reads audit entries with pagination, newest first. Reading them is audited as well.
import { entriesOf } from '../audit/entries.ts'
import { recordActs } from '../audit/recordActs.ts'
import type * as z from 'zod/mini'
import type { Database } from '../store/store.ts'
import { account, act, entry as entryId, instant, optional } from './arguments.ts'
import { logAct, optionsCommand, printed, saidBy } from './commandLine.ts'
import { findNamed } from './findMember.ts'
import type { Said } from './messages.ts'

/** Milliseconds of the default period for queries without member and act. */
const day = 86_400_000

/** Entries per page. */
const pageSize = 50

const questions = {
  member: optional(account),
  what: optional(act),
  since: optional(instant),
  before: optional(entryId),
}

export const trailCommands = [
  optionsCommand('audit', questions, async (desk, question) => {
    const { about, lines } = await readTrail(desk.store.db, question, saidBy(desk))
    logAct(desk, 'audit', { id: about ?? '', of: question.what })
    return printed(lines)
  }),
]

type Question = { [Name in keyof typeof questions]?: z.output<(typeof questions)[Name]> }

/** @returns lines to print, and the id under which the member's entries are stored */
async function readTrail(
  db: Database,
  { member: written, what: auditAct, since, before }: Question,
  { by, now }: Said,
) {
  const member = written === undefined ? undefined : await findNamed(db, written)
  const memberId = member?.id ?? written?.trim().toLowerCase()
  const from = since === undefined ? undefined : new Date(since)
  const isOfAll = memberId === undefined && auditAct === undefined
  const filter = {
    memberId,
    what: auditAct,
    since: from ?? (isOfAll ? new Date(now.getTime() - day) : undefined),
    before,
  }
  const entries = await entriesOf(db, filter, pageSize)
  const page = entries.slice(0, pageSize)
  // Does not record input that is no member id.
  const about = memberId === undefined ? undefined : (member?.id ?? page[0]?.memberId)
  await recordActs(db, now, { what: 'audit-read', memberId: about, by, outcome: auditAct })
  const lines = page.map((entry) =>
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
  const last = entries.length > pageSize ? page.at(-1) : undefined
  if (last) lines.push(`More entries: --before ${last.id}`)
  return { about, lines: lines.length > 0 ? lines : ['No audit entries found.'] }
}
